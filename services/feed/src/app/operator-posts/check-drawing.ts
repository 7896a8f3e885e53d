import { isDeepStrictEqual } from 'node:util';
import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { waitFor } from '@tippspiel/shared/platform/clock/wait-for';
import { spokenText } from '@tippspiel/shared/platform/text/operator-html';
import { isKnown, type Author } from '../../domain/author.ts';
import { containsName, withTokens, type KnownPrize } from '../../domain/operator-posts/announcement.ts';
import type { Drawing, Post } from '../../domain/post.ts';
import type { Deps } from '../deps.ts';
import { operatorPostMessages as messages } from './messages.ts';

/** tipp's event comes some milliseconds after an operator has saved or published a prize. */
const TIMEOUT_MS = 800;
const POLL_MS = 40;

type Dependencies = Pick<Deps, 'authors'> & { store: Pick<Deps['store'], 'prizes'> };
type Texts = Pick<Post, 'subject' | 'text' | 'drawing' | 'isPublished'>;

/** The texts with tokens in place of winners' names, and the prize; null for none. */
export async function withWinners<One extends Texts>(
  { store, authors }: Dependencies,
  texts: One,
): Promise<{ texts: One; prize: KnownPrize | null }> {
  const prize = texts.drawing && (await knownPrize(store, texts.drawing, texts.isPublished));
  return { texts: prize ? withTokens(texts, await knownAuthors(authors, prize.winners)) : texts, prize };
}

/**
 * Rejects a post whose announcement is not true. The prize must exist and be of this kind, and its winners must be
 * public before a post names them. A stored announcement is checked again only when it is published or changed.
 * @param post with winners' names as tokens
 * @throws AppError BAD_USER_INPUT
 */
export async function checkDrawing(
  { authors }: Pick<Dependencies, 'authors'>,
  prize: KnownPrize | null,
  before: Post | null,
  post: Post,
): Promise<void> {
  const { drawing, isPublished } = post;
  if (!drawing || (before && stands(before, post))) return;
  if (!prize || prize.isRemoved) throw badInput(messages.noSuchPrize, 'drawing');
  if (prize.kind !== drawing.priceKind) throw badInput(messages.otherKind(prize.kind), 'drawing');
  if (!isPublished) return;
  if (!prize.isPublished) throw badInput(messages.winnersNotPublished, 'drawing');
  const said = [post.subject, spokenText(post.text), drawing.winnerString];
  const outs = await knownAuthors(authors, prize.outs);
  const out = outs.find((one) => said.some((text) => containsName(text, one)));
  if (out) throw badInput(messages.isOut(out.fullname), 'drawing');
}

function stands(before: Post, post: Post): boolean {
  const texts = ({ subject, text, drawing, isPublished }: Post) =>
    isPublished ? { drawing, isPublished, subject, text } : { drawing, isPublished };
  return isDeepStrictEqual(texts(before), texts(post));
}

/** Waits for the prize, because its event may not have arrived yet. */
function knownPrize(
  { prizes }: Dependencies['store'],
  { priceId, priceKind }: Drawing,
  asPublished: boolean,
): Promise<KnownPrize | null> {
  const fits = ({ kind, isPublished }: KnownPrize) => kind === priceKind && (isPublished || !asPublished);
  return waitFor(() => prizes.find(priceId), {
    isDone: (prize) => prize !== null && (prize.isRemoved || fits(prize)),
    timeoutMs: TIMEOUT_MS,
    everyMs: POLL_MS,
  });
}

/** Only players who have not left. */
const knownAuthors = async (authors: Deps['authors'], ids: readonly number[]): Promise<Author[]> =>
  (await authors.load(ids)).filter(isKnown);
