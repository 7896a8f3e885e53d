import { badInput } from '@tippspiel/shared/errors/app-error';
import { readableText } from '@tippspiel/shared/text/operator-html';
import type { Post } from '../../domain/post.ts';
import type { Stores } from '../../store/stores.ts';
import { namesOf } from './check-drawing.ts';
import { formerName, tellsFormer } from './former-names.ts';
import { operatorPostMessages as messages } from './messages.ts';

type Store = Pick<Stores, 'authors' | 'prizes' | 'formerWinners'>;

/** To be done before the names of these players, who have left, are forgotten. */
export async function keepFormerWinners(store: Store, userIds: readonly number[]): Promise<void> {
  for (const player of await namesOf(store, userIds))
    for (const prizeId of await store.prizes.idsOf(player.userId)) {
      const name = formerName(await store.formerWinners.saltOf(prizeId), player);
      if (name) await store.formerWinners.add(prizeId, name);
    }
}

/**
 * Whose name was taken out of announcements is not written back. It may still be that of somebody else who has won the same.
 * @throws AppError BAD_USER_INPUT with the field in which the name stands
 */
export async function refuseFormerWinners(store: Store, { subject, text, drawing }: Post): Promise<void> {
  const former = drawing && (await store.formerWinners.find(drawing.priceId));
  if (!former) return;
  const { salt } = former;
  const prize = await store.prizes.find(drawing.priceId);
  const winners = await namesOf(store, prize?.winners ?? []);
  const there = new Set(winners.map((winner) => formerName(salt, winner)?.hash));
  const names = former.names.filter(({ hash }) => !there.has(hash));
  const parts = [
    ['subject', subject],
    ['text', readableText(text)],
    ['drawing', drawing.winnerString],
  ] as const;
  for (const [field, plain] of parts)
    if (tellsFormer(plain, { salt, names })) throw badInput(messages.hasLeft, field);
}
