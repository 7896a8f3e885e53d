import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { pictureStampIn } from '@tippspiel/shared/contracts/text/picture-stamp';
import { requireText } from '@tippspiel/shared/platform/text/plain-text';
import { matchDays, dayInBerlin } from '../../domain/matches/match-days.ts';
import { matchesBetween, type Prize } from '../../domain/prizes/prize.ts';
import { matchById, type Tournament } from '../../domain/tournament/tournament.ts';
import { prizeMessages as messages } from './messages.ts';

export type PrizeInput = {
  name: string;
  priceKind: string;
  date?: string | null;
  fromMatchId?: number | null;
  toMatchId?: number | null;
  /** Defaults to one. */
  winnerCount?: number;
  /** The picture's name or address; null keeps the current one, '' removes it. */
  picture?: string | null;
};

type Range = Pick<Prize, 'fromMatch' | 'toMatch' | 'matchIds'>;
export type PrizeDraft = Pick<Prize, 'name' | 'kind' | 'winnerCount'> & Range & { picture: string | null };

const MAX_NAME = 200;
/** A text suggestion has room for this many names. */
const MAX_WINNERS = 50;

/**
 * A range that is upside down has no matches: `savePrize` accepts that only where the prize's own range stays.
 * @throws AppError BAD_USER_INPUT
 */
export function readPrize(tournament: Tournament, given: PrizeInput): PrizeDraft {
  const { winnerCount = 1, picture = null } = given;
  if (winnerCount < 1 || winnerCount > MAX_WINNERS)
    throw badInput(messages.winnerCount(MAX_WINNERS), 'winnerCount');
  return {
    name: requireText(given.name, { max: MAX_NAME, lines: false }, messages.name(MAX_NAME), 'name'),
    kind: readKind(tournament, given.priceKind),
    ...readDateOrRange(tournament, given),
    winnerCount,
    picture: readPicture(picture),
  };
}

/** The stamp in a picture's name or address; '' for none. */
function readPicture(given: string | null): string | null {
  if (given === null || given === '') return given;
  const stamp = pictureStampIn(given, 'prices');
  if (stamp === null) throw badInput(messages.badPicture, 'picture');
  return stamp;
}

/** @throws AppError BAD_USER_INPUT unless the tournament's file has this kind */
export function readKind({ prizeKinds }: Tournament, given: string): string {
  if (!prizeKinds.includes(given)) throw badInput(messages.noSuchKind, 'priceKind');
  return given;
}

function readDateOrRange(tournament: Tournament, { date, fromMatchId, toMatchId }: PrizeInput): Range {
  const hasRange = Boolean(fromMatchId) || Boolean(toMatchId);
  if (date && hasRange) throw badInput(messages.dateOrRange, 'date');
  if (date) return matchesOfDay(tournament, date);
  if (!fromMatchId || !toMatchId)
    throw badInput(messages.rangeMissing, hasRange ? (fromMatchId ? 'toMatchId' : 'fromMatchId') : 'date');
  return matchesFrom(tournament, fromMatchId, toMatchId);
}

/** The matches from one to another by kick-off. @throws AppError BAD_USER_INPUT, also without any */
export function readRange(tournament: Tournament, fromMatch: number, toMatch: number): Range {
  return requireMatches(matchesFrom(tournament, fromMatch, toMatch));
}

/** @throws AppError BAD_USER_INPUT if the last match kicks off before the first */
export function requireMatches<Some extends Range>(range: Some): Some {
  if (!range.matchIds.length) throw badInput(messages.upsideDown, 'toMatchId');
  return range;
}

function matchesFrom(tournament: Tournament, fromMatch: number, toMatch: number): Range {
  if (!matchById(tournament, fromMatch)) throw badInput(messages.noSuchMatch, 'fromMatchId');
  if (!matchById(tournament, toMatch)) throw badInput(messages.noSuchMatch, 'toMatchId');
  const matchIds = matchesBetween(tournament, fromMatch, toMatch).map(({ id }) => id);
  return { fromMatch, toMatch, matchIds: inOrder(matchIds) };
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

function matchesOfDay(tournament: Tournament, date: string): Range {
  if (!DATE.test(date)) throw badInput(messages.badDate, 'date');
  const day = matchDays(tournament).find((one) => dayInBerlin(new Date(one.date)) === date);
  if (!day) throw badInput(messages.noMatchThatDay, 'date');
  const { matchIds } = day;
  return { fromMatch: matchIds[0]!, toMatch: matchIds.at(-1)!, matchIds: inOrder(matchIds) };
}

/** By number: the same matches are the same list, whatever their kick-offs are by then. */
const inOrder = (matchIds: readonly number[]): number[] => matchIds.toSorted((a, b) => a - b);
