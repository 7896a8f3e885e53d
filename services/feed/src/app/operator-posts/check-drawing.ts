import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { readableText } from '@tippspiel/shared/platform/text/operator-html';
import {
  fullyNamedIn,
  namedIn,
  type KnownPrize,
  type NamedPlayer,
} from '../../domain/operator-posts/announcement.ts';
import { withSeams } from '../../domain/operator-posts/names-in-text.ts';
import type { Drawing, Post } from '../../domain/post.ts';
import type { Stores } from '../../store/stores.ts';
import { operatorPostMessages as messages } from './messages.ts';

/** tipp tells of a prize some milliseconds after an operator has saved or published it. */
const PATIENCE_MS = 800;
const LOOK_MS = 40;

/**
 * What a post announces must be so: there is such a prize, of this kind; before all see who has won it, nobody is told. What
 * stands in the post already is not asked again, but when that is published, or in other words.
 * @throws AppError BAD_USER_INPUT
 */
export async function checkDrawing(store: Stores, before: Post | null, post: Post): Promise<void> {
  const { drawing, isPublished } = post;
  if (!drawing) return;
  if (before && stands(before, post)) return;
  const prize = await knownPrize(store, drawing, isPublished);
  if (!prize || prize.isRemoved) throw badInput(messages.noSuchPrize, 'drawing');
  if (prize.kind !== drawing.priceKind) throw badInput(messages.otherKind(prize.kind), 'drawing');
  if (!isPublished) return;
  if (!prize.isPublished) throw badInput(messages.winnersNotPublished, 'drawing');
  const [outs, winners] = await Promise.all([namesOf(store, prize.outs), namesOf(store, prize.winners)]);
  const [out] = fullyNamedIn(plainOf(post), outs).filter(
    (one) => !winners.some((winner) => isNamesake(one, winner)),
  );
  if (out) throw badInput(messages.isOut(`${out.firstname} ${out.lastname}`), 'drawing');
}

function stands(before: Post, post: Post): boolean {
  if (!isDeepStrictEqual(post.drawing, before.drawing) || post.isPublished !== before.isPublished)
    return false;
  return !post.isPublished || plainOf(post) === plainOf(before);
}

/** As it is told of by now: what does not fit may only not have been told yet. */
async function knownPrize(
  { prizes }: Stores,
  { priceId, priceKind }: Drawing,
  asPublished: boolean,
): Promise<KnownPrize | null> {
  const fits = ({ kind, isPublished }: KnownPrize) => kind === priceKind && (isPublished || !asPublished);
  for (const end = performance.now() + PATIENCE_MS; ;) {
    const prize = await prizes.find(priceId);
    if (prize?.isRemoved || (prize && fits(prize)) || performance.now() > end) return prize;
    await pause(LOOK_MS);
  }
}

/**
 * Whose names go from the post when they leave: of all who were ever drawn, as an announcement may tell of several prizes. Who
 * has another name by now may stand there still by the one that was noted.
 */
export async function namedPlayers(store: Stores, before: Post | null, post: Post): Promise<NamedPlayer[]> {
  const plain = plainOf(post);
  const prize = post.drawing && (await store.prizes.find(post.drawing.priceId));
  const own = new Set(prize ? [...prize.winners, ...prize.outs] : []);
  const named = namedIn(plain, await namesOf(store, await store.prizes.drawn()), own);
  const noted = before ? await store.operatorPosts.namedIn(before.id) : [];
  const earlier = noted.filter((one) => !named.some((other) => isDeepStrictEqual(one, other)));
  return [...named, ...namedIn(plain, earlier, new Set(noted.map(({ userId }) => userId)))];
}

const plainOf = ({ subject, text, drawing }: Post): string =>
  [subject, readableText(withSeams(text)), drawing?.winnerString ?? ''].join('\n');

/** Of those who are still there. */
export async function namesOf(
  { authors }: Pick<Stores, 'authors'>,
  ids: readonly number[],
): Promise<NamedPlayer[]> {
  const known = ids.length ? await authors.findMany(ids) : [];
  return known
    .filter(({ firstname, lastname }) => firstname || lastname)
    .map(({ id: userId, firstname, lastname }) => ({ userId, firstname, lastname }));
}

const isNamesake = (one: NamedPlayer, other: NamedPlayer): boolean =>
  one.firstname === other.firstname && one.lastname === other.lastname;
