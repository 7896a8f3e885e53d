import { randomUUID } from 'node:crypto';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { badInput, conflict } from '@tippspiel/shared/contracts/errors/app-error';
import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import { madeOnce, readOwnKey } from '@tippspiel/shared/platform/mongo/made-once';
import { foldText } from '@tippspiel/shared/platform/text/fold';
import type { Group, GroupChange } from '../domain/group.ts';
import { checkName, isPasswordPlain, isPasswordShort, trimPassword } from './group-input.ts';
import type { Deps } from './deps.ts';
import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { perHour, requireRoom } from './member-limits.ts';
import { messages, nameProblems } from './messages.ts';
import { requireOwn } from './own-group.ts';
import { putMembership } from './put-membership.ts';
import { viewGroup, type GroupView } from './view-groups.ts';

type Input = { groupId?: number | null; key?: string | null; name: string; password?: string | null };

type By = { viewerId: number; requestId: string };
/** `password`: undefined keeps it, null removes it. */
type Wanted = { name: string; password: string | null | undefined };

/**
 * Creates a group (without groupId) with the viewer as owner and first member, or changes the viewer's own. Both are
 * safe to repeat: a key creates one group, and a repetition with other values updates it, unless it was changed since.
 * @returns the group as its owner sees it
 */
export async function saveGroup(deps: Deps, request: Request, input: Input): Promise<GroupView> {
  const { identity, requestId } = request;
  const by = { viewerId: requireWriter(identity).userId, requestId };
  const saving = async () => {
    const groupId = input.groupId ?? 0;
    if (groupId) await requireOwn(deps, by.viewerId, groupId);
    const change: Wanted = { name: readName(input.name), password: readPassword(input.password) };
    if (groupId) await changeGroup(deps, by, groupId, change);
    return viewGroup(
      deps,
      { identity },
      groupId || (await makeGroup(deps, by, readOwnKey(by.viewerId, input.key, messages.badKey), change)),
    );
  };
  return input.password ? deps.passwords.share(by.viewerId, saving) : saving();
}

/** @returns the id of the new group, or of the one created before with the same key */
async function makeGroup(deps: Deps, by: By, madeBy: string | null, change: Wanted): Promise<number> {
  const once = await madeOnce({
    find: async () => (madeBy === null ? null : deps.store.groups.findMade(madeBy)),
    make: () => createGroup(deps, by, madeBy, change),
  });
  if (!once) throw conflict(messages.groupDeleted);
  const { made, isNew } = once;
  if (!isNew) await changeMade(deps, by, made, change);
  return made.id;
}

/** Updates the group of an earlier request whose response was lost, unless somebody has changed it since. */
async function changeMade(deps: Deps, by: By, group: Group, change: Wanted): Promise<void> {
  const isOther = change.name !== group.name || change.password !== undefined;
  if (group.version === 1 && group.ownerId === by.viewerId && isOther)
    await changeGroup(deps, by, group.id, change);
  // The earlier request may have crashed before its owner became a member.
  await deps.propagate.owner(group.id);
}

/** @returns null if a simultaneous request created one with the same key */
async function createGroup(
  deps: Deps,
  by: By,
  madeBy: string | null,
  { name, password }: Wanted,
): Promise<Group | null> {
  const max = deps.settings.GROUPS_PER_HOUR;
  await requireRoom(deps, by.viewerId);
  const founded = perHour(deps, { kind: 'group', max, message: messages.tooManyGroups }, by.viewerId);
  await founded.take();
  const passwordHash = await hashOf(deps, password).catch(async (error: unknown) => {
    await founded.giveBack();
    throw error;
  });
  const group: Group = {
    ...{ name, passwordHash: passwordHash ?? null },
    id: await deps.store.counters.next('group'),
    ownerId: by.viewerId,
    link: randomUUID(),
    memberCount: 0,
    dateCreated: deps.clock.now(),
    version: 1,
  };
  const event = savedEvent(deps, by, group);
  if (!(await deps.store.groups.insert({ group, event }, madeBy))) {
    await founded.giveBack();
    return null;
  }
  list(deps, group);
  deps.relay.kick('groups', [group.id]);
  await putMembership(deps, { groupId: group.id, userId: group.ownerId, isMember: true }, by.requestId);
  await deps.propagate.owner(group.id);
  return group;
}

/** Expensive, so callers check the limits first. */
const hashOf = async ({ passwords }: Deps, password: Wanted['password']) =>
  password ? passwords.hash(password) : password;

async function changeGroup(deps: Deps, by: By, groupId: number, { name, password }: Wanted): Promise<void> {
  const passwordHash = await hashOf(deps, password);
  const change: GroupChange = { name, ...(passwordHash !== undefined && { passwordHash }) };
  const { after } = await changeVersioned({
    read: () => requireOwn(deps, by.viewerId, groupId),
    decide: (group): Group => ({ ...group, ...change, version: group.version + 1 }),
    write: (next) => deps.store.groups.update(next, savedEvent(deps, by, next)),
  });
  if (after) list(deps, after);
  deps.relay.kick('groups', [groupId]);
}

/**
 * Adds the saved group to this process's list, so that the player finds it at once. The event does it for all
 * processes.
 */
export const list = ({ names }: Pick<Deps, 'names'>, group: Group): void =>
  names.put({ id: group.id, version: group.version, folded: foldText(group.name), size: group.memberCount });

export function savedEvent(
  deps: Pick<Deps, 'clock'>,
  { requestId }: { requestId: string },
  group: Group,
): DomainEvent {
  const { id: groupId, version, name, ownerId } = group;
  return createEvent(
    'group.group.saved.v1',
    { groupId, version, name, ownerId },
    { now: deps.clock.now(), requestId },
  );
}

export function readName(given: string): string {
  const checked = checkName(given);
  if (!checked.ok) throw badInput(nameProblems[checked.problem], 'name');
  return checked.text;
}

/** @returns undefined to keep the password, null for none */
export function readPassword(given: string | null | undefined): string | null | undefined {
  if (given === null || given === undefined) return undefined;
  const password = trimPassword(given);
  if (!password) return null;
  if (!isPasswordShort(password)) throw badInput(messages.passwordTooLong, 'password');
  if (!isPasswordPlain(password)) throw badInput(messages.passwordForbidden, 'password');
  return password;
}
