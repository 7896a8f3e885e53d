import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import type { Bus } from '@tippspiel/shared/platform/nats/bus';
import type { Departures } from '@tippspiel/shared/platform/leaving/departures';
import type { Rosters } from '../projection/rosters.ts';
import type { GroupStore, KnownGroup } from '../store/groups/groups.ts';
import type { LastOutStore } from '../store/groups/last-outs.ts';
import type { Membership, MembershipStore } from '../store/groups/memberships.ts';

const types = [
  'group.group.saved.v1',
  'group.group.deleted.v1',
  'group.member.joined.v1',
  'group.member.left.v1',
] as const;

type GroupEvent = DomainEvent<(typeof types)[number]>;

type Deps = {
  rosters: Rosters;
  groups: GroupStore;
  memberships: MembershipStore;
  lastOuts: LastOutStore;
  departures: Departures;
};

/** Events that it has acknowledged are in the database, so a starting process subscribes behind them. */
const GROUP_WRITER = 'tipp-groups';

/** Subscribes before the database is read, so that no event is lost. */
export async function subscribeRosters(
  bus: Bus,
  { rosters, groups, memberships }: Pick<Deps, 'rosters' | 'groups' | 'memberships'>,
): Promise<void> {
  const handle = (event: GroupEvent): void => {
    const [group, membership] = [toGroup(event), toMembership(event)];
    if (group) rosters.putGroup(group);
    if (membership) rosters.put(membership);
  };
  const { caughtUp } = await bus.subscribe({ types, behind: GROUP_WRITER, handle });
  for await (const batch of groups.batches()) for (const group of batch) rosters.putGroup(group);
  for await (const batch of memberships.batches()) for (const each of batch) rosters.put(each);
  await caughtUp;
  await rosters.finishLoading();
}

/** Stores owners and members of groups, except deleted players and deleted groups. One process consumes for all. */
export async function consumeGroups(bus: Bus, deps: Omit<Deps, 'rosters'>): Promise<void> {
  const { groups, memberships, lastOuts, departures } = deps;
  await bus.consume({
    name: GROUP_WRITER,
    types,
    async handle(events) {
      const changed = events.flatMap((event) => toMembership(event) ?? []);
      const departed = await departures.among(changed.map(({ userId }) => userId));
      await groups.save(events.flatMap((event) => toGroup(event) ?? []));
      await memberships.save(changed.filter(({ userId }) => !departed.has(userId)));
      for (const { type, data, time } of events)
        if (type === 'group.member.left.v1')
          await lastOuts.noteLeft(data.groupId, data.userId, new Date(time));
      // Read after the writes: if two processes interleave, the later one clears.
      const gone = await groups.goneAmong(events.map(({ data }) => data.groupId));
      for (const groupId of gone) {
        await memberships.clear(groupId);
        await lastOuts.remove(groupId);
      }
    },
  });
}

function toGroup({ type, data }: GroupEvent): KnownGroup | null {
  const { groupId: _id, version } = data;
  if (type === 'group.group.deleted.v1') return { _id, version, ownerId: 0, isGone: true };
  if (type === 'group.group.saved.v1') return { _id, version, ownerId: data.ownerId, isGone: false };
  return null;
}

function toMembership({ type, data, time }: GroupEvent): Membership | null {
  if (type !== 'group.member.joined.v1' && type !== 'group.member.left.v1') return null;
  const { groupId, userId, version } = data;
  const isMember = type === 'group.member.joined.v1';
  const isAdded = isMember && data.byOwner === true;
  const hasLeft = !isMember && data.byPlayer === true;
  return { groupId, userId, version, isMember, isAdded, hasLeft, at: new Date(time) };
}
