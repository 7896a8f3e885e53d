import { randomUUID } from 'node:crypto';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { conflict } from '@tippspiel/shared/contracts/errors/app-error';
import { changeVersioned } from '@tippspiel/shared/platform/mongo/change-versioned';
import { madeOnce, readOwnKey } from '@tippspiel/shared/platform/mongo/made-once';
import type { Group } from '../domain/group.ts';
import { indexGroup } from '../projection/names.ts';
import type { Deps } from './deps.ts';
import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { savedEvent } from './group-events.ts';
import { readName, readPassword } from './group-input.ts';
import { perHour, requireRoom } from './member-limits.ts';
import { messages } from './messages.ts';
import { requireOwn } from './own-group.ts';
import { viewGroup, type GroupView } from './view-groups.ts';

type Input = { groupId?: number | null; key?: string | null; name: string; password?: string | null };

type By = { viewerId: number; requestId: string; deadline?: Date };
/** `password`: undefined keeps it, null removes it. */
type Wanted = { name: string; password: string | null | undefined };

/**
 * Creates a group (without groupId) with the viewer as owner and first member, or changes the viewer's own. Both are
 * safe to repeat: a key creates one group, and a repetition with other values updates it, unless it was changed since.
 * @returns the group as its owner sees it
 */
export async function saveGroup(
  deps: Deps,
  { identity, requestId, deadline }: Request,
  { groupId, key, ...input }: Input,
): Promise<GroupView> {
  const { userId: viewerId } = requireWriter(identity);
  const by = { viewerId, requestId, deadline };
  return deps.passwords.share(viewerId, input.password, async () => {
    if (groupId) await requireOwn(deps, viewerId, groupId, messages.onlyOwnerChanges);
    const wanted = { name: readName(input.name), password: readPassword(input.password) };
    if (groupId) {
      await changeGroup(deps, by, groupId, wanted);
      return viewGroup(deps, viewerId, groupId);
    }
    const idempotencyKey = readOwnKey(viewerId, key, messages.badKey);
    return viewGroup(deps, viewerId, await createOnce(deps, by, idempotencyKey, wanted));
  });
}

/** @returns the id of the new group, or of the one created before with the same key */
async function createOnce(
  deps: Deps,
  by: By,
  idempotencyKey: string | null,
  wanted: Wanted,
): Promise<number> {
  const once = await madeOnce({
    find: async () => (idempotencyKey === null ? null : deps.store.groups.findByKey(idempotencyKey)),
    make: () => insertGroup(deps, by, idempotencyKey, wanted),
  });
  if (!once) throw conflict(messages.groupDeleted);
  if (!once.isNew) await updateEarlier(deps, by, once.made, wanted);
  return once.made.id;
}

/** Updates the group of an earlier request whose response was lost, unless somebody has changed it since. */
async function updateEarlier(deps: Deps, by: By, group: Group, wanted: Wanted): Promise<void> {
  const isOther = wanted.name !== group.name || wanted.password !== undefined;
  if (group.version === 1 && group.ownerId === by.viewerId && isOther)
    await changeGroup(deps, by, group.id, wanted);
  // The earlier request may have crashed before its owner became a member.
  await deps.propagate.owner(group.id);
}

/** @returns null if a simultaneous request created one with the same key */
async function insertGroup(
  deps: Deps,
  by: By,
  idempotencyKey: string | null,
  { name, password }: Wanted,
): Promise<Group | null> {
  const { store, settings, clock } = deps;
  const { viewerId: ownerId } = by;
  const { GROUPS_PER_HOUR: max } = settings;
  await requireRoom(deps, ownerId);
  const limit = perHour(deps, { kind: 'group-create', max, message: messages.tooManyGroups }, ownerId);
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
    dateCreated: clock.now(),
    version: 1,
  };
  if (!(await store.groups.insert({ group, event: savedEvent(deps, by, group) }, idempotencyKey))) {
    await limit.giveBack();
    return null;
  }
  indexGroup(deps.names, group);
  deps.relay.kick('groups', [group.id]);
  await deps.propagate.owner(group.id);
  return group;
}

/** Expensive, so callers check rights and limits first. */
const hashOf = async ({ passwords }: Deps, { deadline }: By, password: Wanted['password']) =>
  password ? passwords.hash(password, deadline) : password;

async function changeGroup(deps: Deps, by: By, groupId: number, { name, password }: Wanted): Promise<void> {
  const { GROUP_CHANGES_PER_HOUR: max } = deps.settings;
  const limit = perHour(deps, { kind: 'group-change', max, message: messages.tooManyChanges }, by.viewerId);
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
    write: (next) => deps.store.groups.update(next, savedEvent(deps, by, next)),
  });
  if (after) indexGroup(deps.names, after);
  deps.relay.kick('groups', [groupId]);
}
