import { randomUUID } from 'node:crypto';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { conflict } from '@tippspiel/shared/contracts/errors/app-error';
import type { Cause } from '@tippspiel/shared/contracts/events/envelope';
import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import { madeOnce, readOwnKey } from '@tippspiel/shared/platform/mongo/made-once';
import { differs, type Group, type WantedGroup } from '../domain/group.ts';
import { indexGroup } from '../projection/names.ts';
import type { Deps } from './deps.ts';
import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { savedEvent } from './group-events.ts';
import { readName, readPassword } from './group-input.ts';
import { requireRoom } from './member-limits.ts';
import { messages } from './messages.ts';
import { requireOwn } from './own-group.ts';
import { viewGroup, type GroupView } from './view-groups.ts';

type Input = { groupId?: number | null; key?: string | null; name: string; password?: string | null };

type By = Cause & { viewerId: number; deadline?: Date };

/**
 * Creates a group (without groupId) with the viewer as owner and first member, or changes the viewer's own. Both are
 * safe to repeat: a key creates one group, and a repetition with other values updates it.
 * @returns the group as its owner sees it
 * @throws AppError CONFLICT if such a repetition comes after another change
 */
export async function saveGroup(
  deps: Deps,
  { identity, requestId, deadline }: Request,
  { groupId, key, ...input }: Input,
): Promise<GroupView> {
  const { userId: viewerId } = requireWriter(identity);
  const by = { viewerId, now: deps.clock.now(), requestId, deadline };
  return deps.passwords.limited(viewerId, input.password, async () => {
    const wanted = { name: readName(input.name), password: readPassword(input.password) };
    if (!groupId) {
      const idempotencyKey = readOwnKey(viewerId, key, messages.badKey);
      return viewGroup(deps, viewerId, await createOnce(deps, by, idempotencyKey, wanted));
    }
    // Before the limit and the hash.
    await requireOwn(deps, viewerId, groupId, messages.onlyOwnerChanges);
    await changeGroup(deps, by, groupId, wanted);
    return viewGroup(deps, viewerId, groupId);
  });
}

/** @returns the id of the new group, or of the one created before with the same key */
async function createOnce(
  deps: Deps,
  by: By,
  idempotencyKey: string | null,
  wanted: WantedGroup,
): Promise<number> {
  const once = await madeOnce({
    find: async () => (idempotencyKey === null ? null : deps.store.groups.findByKey(idempotencyKey)),
    make: () => insertGroup(deps, by, idempotencyKey, wanted),
  });
  if (!once) throw conflict(messages.groupDeleted);
  if (!once.isNew) await updateEarlier(deps, by, once.made, wanted);
  return once.made.id;
}

/** Updates the group of an earlier request whose response was lost. Another change since then is not overwritten. */
async function updateEarlier(deps: Deps, by: By, group: Group, wanted: WantedGroup): Promise<void> {
  if (group.ownerId !== by.viewerId) throw conflict(messages.groupChanged);
  if (!(await isAsWanted(deps, by, group, wanted))) {
    if (group.version > 1) throw conflict(messages.groupChanged);
    await changeGroup(deps, by, group.id, wanted);
  }
  // The earlier request may have crashed before its owner became a member.
  await deps.propagate.memberships(group.id);
}

/** Comparing a password counts as a change, because it is as expensive. */
async function isAsWanted(deps: Deps, by: By, group: Group, wanted: WantedGroup): Promise<boolean> {
  if (differs(group, wanted)) return false;
  if (!wanted.password || !group.passwordHash) return true;
  const limit = changesOf(deps, by);
  await limit.check();
  const isSame = await deps.passwords.verify(group.passwordHash, wanted.password, by.deadline);
  await limit.take();
  return isSame;
}

/** @returns null if a simultaneous request created one with the same key */
async function insertGroup(
  deps: Deps,
  by: By,
  idempotencyKey: string | null,
  { name, password }: WantedGroup,
): Promise<Group | null> {
  const { store, settings } = deps;
  const { viewerId: ownerId } = by;
  await requireRoom(deps, ownerId);
  const { GROUPS_PER_HOUR: max } = settings;
  const limit = store.limits.of({ kind: 'group-create', max, message: messages.foundsTooOften }, ownerId);
  await limit.check();
  const passwordHash = (await hashOf(deps, by, password)) ?? null;
  await limit.take();
  const group: Group = {
    id: await store.counters.next('group'),
    name,
    ownerId,
    passwordHash,
    link: randomUUID(),
    memberCount: 0,
    dateCreated: by.now,
    version: 1,
  };
  if (!(await store.groups.insert({ group, event: savedEvent(group, by) }, idempotencyKey))) {
    await limit.giveBack();
    return null;
  }
  indexGroup(deps.names, group);
  deps.relay.kick('groups', [group.id]);
  await deps.propagate.memberships(group.id);
  return group;
}

/** Expensive, so callers check rights and limits first. */
const hashOf = async ({ passwords }: Deps, { deadline }: By, password: WantedGroup['password']) =>
  password ? passwords.hash(password, deadline) : password;

const changesOf = ({ store, settings: { GROUP_CHANGES_PER_HOUR: max } }: Deps, { viewerId }: By) =>
  store.limits.of({ kind: 'group-change', max, message: messages.changesTooOften }, viewerId);

async function changeGroup(
  deps: Deps,
  by: By,
  groupId: number,
  { name, password }: WantedGroup,
): Promise<void> {
  const limit = changesOf(deps, by);
  await limit.check();
  const passwordHash = await hashOf(deps, by, password);
  await limit.take();
  const { after } = await changeVersioned({
    read: () => requireOwn(deps, by.viewerId, groupId, messages.onlyOwnerChanges),
    decide: (group): Group => ({
      ...group,
      name,
      ...(passwordHash !== undefined && { passwordHash }),
      version: group.version + 1,
    }),
    write: (next) => deps.store.groups.update(next, savedEvent(next, by)),
  });
  if (after) indexGroup(deps.names, after);
  deps.relay.kick('groups', [groupId]);
}
