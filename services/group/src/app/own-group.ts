import { forbidden, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Group } from '../domain/group.ts';
import type { Deps } from './deps.ts';
import { messages } from './messages.ts';

/**
 * A group whose owner asks.
 * @param refusal why nobody else may
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function requireOwn(
  { store }: Pick<Deps, 'store'>,
  viewerId: number,
  groupId: number,
  refusal: string = messages.notOwner,
): Promise<Group> {
  const group = await store.groups.find(groupId);
  if (!group) throw notFound(messages.unknownGroup, 'groupId');
  if (group.ownerId !== viewerId) throw forbidden(refusal);
  return group;
}
