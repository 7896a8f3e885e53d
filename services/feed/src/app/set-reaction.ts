import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { listReactions, type Reaction } from '../domain/reaction.ts';
import type { Deps } from './deps.ts';
import { requireTarget } from './toggle-like.ts';
import { countWriting } from './writing-limit.ts';

export type ReactionState = {
  id: number;
  reactions: ReturnType<typeof listReactions>;
  myReaction: Reaction | null;
};

/** Sets or removes the player's single reaction to a post or comment. Repeating it changes nothing. */
export async function setReaction(
  deps: Deps,
  { identity }: ReadRequest,
  { id, reaction }: { id: number; reaction: Reaction | null },
): Promise<ReactionState> {
  const { userId } = requireWriter(identity);
  await requireTarget(deps, userId, id);
  const count = await countWriting(deps, 'like', userId);
  if (!(await deps.store.likes.setReaction(id, userId, deps.clock.now(), reaction))) await count.giveBack();
  await deps.propagate.likes(id);
  const { reactions } = await requireTarget(deps, userId, id);
  return { id, reactions: listReactions(reactions), myReaction: reaction };
}
