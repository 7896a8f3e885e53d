import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { badInput, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { escapeHtml } from '@tippspiel/shared/platform/text/escape-html';
import { lastKickoff } from '../../domain/prizes/prize.ts';
import type { Deps } from '../deps.ts';
import type { TippRequest } from '../request.ts';
import { announcements, anyKind, matchWords } from './announcement-texts.ts';
import { prizeMessages as messages } from './messages.ts';
import { readKind, readRange } from './read-prize.ts';

type Asked = { priceKind: string; priceId: number; fromMatchId: number; toMatchId: number };

/**
 * One of several texts that announce winners, as HTML; '[Name]' marks the place of their names. It depends on the
 * request id, so another request is likely to get another text.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT (kind or range: none, or another than the prize's),
 * NOT_FOUND (prize)
 */
export async function suggestText(
  { prizes, dice }: Deps,
  { identity, requestId, view }: TippRequest,
  { priceKind, priceId, fromMatchId, toMatchId }: Asked,
): Promise<string> {
  requireAdmin(identity);
  const { tournament } = view.current().board;
  const kind = readKind(tournament, priceKind);
  const prize = await prizes.find(priceId);
  if (!prize || prize.isRemoved) throw notFound(messages.noSuchPrize, 'priceId');
  if (kind !== prize.kind) throw badInput(messages.otherKind(prize.kind), 'priceKind');
  const { matchIds } = prize;
  const isOtherStart = prize.fromMatch !== fromMatchId;
  if (isOtherStart || prize.toMatch !== toMatchId) {
    readRange(tournament, fromMatchId, toMatchId);
    throw badInput(
      messages.otherRange(matchWords.numbers(matchIds)),
      isOtherStart ? 'fromMatchId' : 'toMatchId',
    );
  }
  const texts = announcements[kind] ?? anyKind;
  const text = texts[Math.floor(dice(requestId) * texts.length)] ?? (() => '');
  return text({
    prize: escapeHtml(prize.name),
    matches: matchWords.all(matchIds),
    tipped: matchWords.anyOf(matchIds),
    day: dayFormat.format(lastKickoff(tournament, prize)),
  });
}

const dayFormat = new Intl.DateTimeFormat('de-DE', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Berlin',
});
