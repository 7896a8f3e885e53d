import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { pictureStampIn } from '@tippspiel/shared/contracts/text/picture-stamp';
import { checkText } from '@tippspiel/shared/platform/text/plain-text';
import { matchDays, dayInBerlin } from '../../domain/matches/match-days.ts';
import type { Prize, Range } from '../../domain/prizes/prize.ts';
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

export type PrizeDraft = Pick<Prize, 'name' | 'kind' | 'winnerCount'> & Range & { picture: string | null };

const MAX_NAME = 200;
/** A text suggestion has room for this many names. */
const MAX_WINNERS = 50;

/** @throws AppError BAD_USER_INPUT */
export function readPrize(tournament: Tournament, given: PrizeInput): PrizeDraft {
  const { winnerCount = 1, picture = null } = given;
  if (winnerCount < 1 || winnerCount > MAX_WINNERS)
    throw badInput(messages.winnerCount(MAX_WINNERS), 'winnerCount');
  return {
    name: readName(given.name),
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

function readName(given: string): string {
  const checked = checkText(given, { max: MAX_NAME, lines: false });
  if (checked.ok) return checked.text;
  const problems = {
    missing: messages.nameMissing,
    tooLong: messages.nameTooLong(MAX_NAME),
    forbidden: messages.nameForbidden,
  };
  throw badInput(problems[checked.problem], 'name');
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
  return readRange(tournament, fromMatchId, toMatchId);
}

/** A range of matches in ascending order. @throws AppError BAD_USER_INPUT */
export function readRange(tournament: Tournament, fromMatch: number, toMatch: number): Range {
  if (!matchById(tournament, fromMatch)) throw badInput(messages.noSuchMatch, 'fromMatchId');
  if (!matchById(tournament, toMatch)) throw badInput(messages.noSuchMatch, 'toMatchId');
  if (toMatch < fromMatch) throw badInput(messages.upsideDown, 'toMatchId');
  return { fromMatch, toMatch };
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Matches are numbered by kick-off, so those of a day are consecutive. */
function matchesOfDay(tournament: Tournament, date: string): Range {
  if (!DATE.test(date)) throw badInput(messages.badDate, 'date');
  const day = matchDays(tournament).find((one) => dayInBerlin(new Date(one.date)) === date);
  if (!day) throw badInput(messages.noMatchThatDay, 'date');
  return { fromMatch: Math.min(...day.matchIds), toMatch: Math.max(...day.matchIds) };
}
