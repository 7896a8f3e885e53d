import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { readableText } from '@tippspiel/shared/platform/text/operator-html';
import { withSeams } from '../../domain/operator-posts/names-in-text.ts';
import type { Post } from '../../domain/post.ts';
import type { Stores } from '../../store/stores.ts';
import { namesOf } from './check-drawing.ts';
import { formerNames, formerNamesIn } from './former-names.ts';
import { operatorPostMessages as messages } from './messages.ts';

type Store = Pick<Stores, 'authors' | 'prizes' | 'formerWinners'>;

/** To be done before the names of these players, who have left, are forgotten. */
export async function keepFormerWinners(store: Store, userIds: readonly number[]): Promise<void> {
  for (const player of await namesOf(store, userIds)) {
    if (!(await store.prizes.wasDrawn(player.userId))) continue;
    for (const name of formerNames(await store.formerWinners.salt(), player))
      await store.formerWinners.add(name);
  }
}

/**
 * Whose name was taken out of operators' posts is not written back into any. It may still be that of somebody else who was
 * drawn and is there.
 * @throws AppError BAD_USER_INPUT with the field in which the name stands
 */
export async function refuseFormerWinners(store: Store, { subject, text, drawing }: Post): Promise<void> {
  const former = await store.formerWinners.find();
  if (!former) return;
  const parts = [
    ['subject', subject],
    ['text', readableText(withSeams(text))],
    ['drawing', drawing?.winnerString ?? ''],
  ] as const;
  for (const [field, plain] of parts) {
    const told = formerNamesIn(plain, former);
    if (!told.length) continue;
    const drawn = await namesOf(store, await store.prizes.drawn());
    const there = new Set(
      drawn.flatMap((player) => formerNames(former.salt, player).map(({ hash }) => hash)),
    );
    if (told.some((hash) => !there.has(hash))) throw badInput(messages.hasLeft, field);
  }
}
