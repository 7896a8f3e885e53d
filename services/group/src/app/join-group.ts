import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { badInput, forbidden, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Group } from '../domain/group.ts';
import { checkPassword, normalizePassword } from './group-input.ts';
import type { Deps } from './deps.ts';
import type { Request } from '@tippspiel/shared/contracts/auth/request';
import { requireRoom } from './member-limits.ts';
import { setMembership } from './membership.ts';
import { messages } from './messages.ts';
import { viewGroup, type GroupView } from './view-groups.ts';

type Input = { groupId: number; password?: string | null };
type By = { viewerId: number; deadline?: Date };

/** Adds the viewer to an open group, or to a private one with its password. Repeating it is no error. */
export async function joinGroup(
  deps: Deps,
  { identity, requestId, deadline }: Request,
  { groupId, password }: Input,
): Promise<GroupView> {
  const { userId: viewerId } = requireWriter(identity);
  return deps.passwords.limited(viewerId, password, async () => {
    const group = await deps.store.groups.find(groupId);
    if (!group) throw notFound(messages.unknownGroup, 'groupId');
    if (!(await deps.store.memberships.find(groupId, viewerId))?.isMember) {
      const { JOINS_PER_HOUR: max } = deps.settings;
      const rule = { kind: 'group-join', max, message: messages.joinsTooOften };
      const joins = deps.store.limits.of(rule, viewerId);
      await requireRoom(deps, viewerId);
      // Before the password is verified, which is expensive.
      await joins.check();
      await requirePassword(deps, { viewerId, deadline }, group, password);
      await joins.take();
      await setMembership(deps, { groupId, userId: viewerId, isMember: true, byOwner: false }, requestId);
    }
    return viewGroup(deps, viewerId, groupId);
  });
}

/** Every attempt counts as a failure until it succeeds, so that simultaneous ones cannot exceed the limit. */
async function requirePassword(
  { store, settings, passwords }: Deps,
  { viewerId, deadline }: By,
  { id, passwordHash }: Group,
  given: string | null | undefined,
): Promise<void> {
  if (passwordHash === null) return;
  const password = normalizePassword(given);
  if (!password) throw badInput(messages.passwordMissing, 'password');
  const { JOIN_MAX_FAILURES: max, JOIN_WINDOW_SECONDS: seconds } = settings;
  const failures = store.limits.of({ kind: 'group-password', max, seconds }, id, viewerId);
  await failures.take();
  const isRight = async () =>
    checkPassword(password).ok && passwords.verify(passwordHash, password, deadline);
  const found = await isRight().catch(async (error: unknown) => {
    await failures.giveBack(); // No password was verified.
    throw error;
  });
  if (!found) throw forbidden(messages.passwordWrong);
  await failures.forget();
}
