import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { badInput, forbidden, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Group } from '../domain/group.ts';
import { isPasswordShort, trimPassword } from './group-input.ts';
import type { Deps } from './deps.ts';
import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { perHour, requireRoom } from './member-limits.ts';
import { messages } from './messages.ts';
import { createMembership } from './create-membership.ts';
import { viewGroup, type GroupView } from './view-groups.ts';

type Input = { groupId: number; password?: string | null };

/** Adds the viewer to an open group, or to a private one with its password. Repeating it is no error. */
export async function joinGroup(
  deps: Deps,
  { identity, requestId }: Request,
  input: Input,
): Promise<GroupView> {
  const { userId: viewerId } = requireWriter(identity);
  const joining = () => join(deps, { identity, requestId }, viewerId, input);
  return input.password ? deps.passwords.share(viewerId, joining) : joining();
}

async function join(
  deps: Deps,
  { identity, requestId }: Request,
  viewerId: number,
  input: Input,
): Promise<GroupView> {
  const group = await deps.store.groups.find(input.groupId);
  if (!group) throw notFound(messages.unknownGroup, 'groupId');
  const membership = await deps.store.memberships.find(group.id, viewerId);
  if (membership?.isMember) return viewGroup(deps, { identity }, group.id);
  const { JOINS_PER_HOUR: max } = deps.settings;
  const joins = perHour(deps, { kind: 'joins', max, message: messages.tooManyJoins }, viewerId);
  await requireRoom(deps, viewerId);
  // Checked before the expensive check of the password.
  await joins.check();
  if (group.passwordHash !== null) await requireKey(deps, viewerId, group, group.passwordHash, input);
  await joins.take();
  await createMembership(deps, { groupId: group.id, userId: viewerId }, requestId);
  return viewGroup(deps, { identity }, group.id);
}

async function requireKey(
  deps: Deps,
  viewerId: number,
  group: Group,
  hash: string,
  input: Input,
): Promise<void> {
  const password = trimPassword(input.password);
  if (!password) throw badInput(messages.passwordMissing, 'password');
  await requirePassword(deps, { groupId: group.id, viewerId, hash, password });
}

/** Every attempt counts as a failure until it succeeds, so that simultaneous ones cannot exceed the limit. */
async function requirePassword(
  { store, settings, passwords }: Deps,
  {
    groupId,
    viewerId,
    hash,
    password,
  }: { groupId: number; viewerId: number; hash: string; password: string },
): Promise<void> {
  const { JOIN_MAX_FAILURES: max, JOIN_WINDOW_SECONDS: seconds } = settings;
  const failures = store.limits.of({ kind: 'join', max, seconds }, groupId, viewerId);
  await failures.take();
  const isRight = async () => isPasswordShort(password) && passwords.verify(hash, password);
  const found = await isRight().catch(async (error: unknown) => {
    await failures.giveBack(); // It was not looked at.
    throw error;
  });
  if (!found) throw forbidden(messages.passwordWrong);
  await failures.forget();
}
