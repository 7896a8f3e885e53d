import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { THIRDS, type DecisionKey } from '../../domain/matches/decisions.ts';
import { areFinished, levelTeams } from '../../domain/matches/level-teams.ts';
import { couldPlay } from '../../domain/matches/slot-candidates.ts';
import { isLeague, teamByCode, type Match } from '../../domain/tournament/tournament.ts';
import type { Mark } from '../../domain/winner-tipps/marks.ts';
import { groupOf, marksOf, rivalsOf, teamsFor } from '../../domain/winner-tipps/winner-tipps.ts';
import type { Board } from '../../projection/board.ts';
import { roundName } from './match-view.ts';
import { matchMessages as messages } from './messages.ts';

/** Whether a decision is about a mark (P1, WA, LA …) and not about an order. */
export const isMark = ({ tournament }: Board, key: DecisionKey): key is Mark =>
  marksOf(tournament).some((mark) => mark === key);

/** The German reason why it is too early to decide; null if a decision is allowed. */
export function tooEarly(board: Board, key: DecisionKey, now: Date): string | null {
  if (areFinished(matchesBehind(board, key), now.getTime(), board.states)) return null;
  const match = isMark(board, key) ? matchOfPlace(board, key) : undefined;
  if (match) return messages.matchNotOver(roundName(board.tournament, match));
  const letter = letterOf(board, key);
  if (letter && !isLeague(board.tournament)) return messages.groupNotOver(letter);
  return key === THIRDS ? messages.groupsNotOver : messages.matchesNotOver;
}

/** The matches that normally decide it. */
function matchesBehind(board: Board, key: DecisionKey): Match[] {
  const { matches } = board.tournament;
  const match = isMark(board, key) ? matchOfPlace(board, key) : undefined;
  if (match) return [match];
  const letter = letterOf(board, key);
  return matches.filter(({ group }) => group !== null && (letter === null || group === letter));
}

/** The group that decides it; null if all groups do: the order of thirds, and places without a final. */
function letterOf(board: Board, key: DecisionKey): string | null {
  if (isMark(board, key)) return groupOf(key);
  return key === THIRDS ? null : key;
}

/** The final, or the match for third place; undefined for a group's mark, and without a final. */
function matchOfPlace({ tournament }: Board, mark: Mark): Match | undefined {
  if (groupOf(mark)) return undefined;
  return tournament.matches.find(({ stage }) => stage === (mark === 'P3' ? 'P3' : 'F'));
}

/** The teams that may be named, in the tournament's order; for an order the level teams in the current order. */
export function candidatesOf(board: Board, key: DecisionKey): string[] {
  const { tournament, facts, overrides } = board;
  if (!isMark(board, key)) return levelTeams(tournament, key, facts, overrides).flat();
  const match = matchOfPlace(board, key);
  const codes = teamsFor(tournament, key);
  return match ? codes.filter((code) => couldPlay(board, match, code)) : codes;
}

/** Checks the named teams; an empty list withdraws the decision. @throws AppError BAD_USER_INPUT */
export function checkDecision(board: Board, key: DecisionKey, given: readonly string[], now: Date): void {
  const { tournament } = board;
  if (given.some((code) => !teamByCode(tournament, code))) throw badInput(messages.noSuchTeam, 'teams');
  if (!given.length) return;
  const early = tooEarly(board, key, now);
  if (early) throw badInput(early, 'id');
  if (isMark(board, key)) checkMark(board, key, given);
  else checkOrder(board, key, given);
}

function checkMark(board: Board, mark: Mark, given: readonly string[]): void {
  const [code] = given;
  if (!code || given.length > 1) throw badInput(messages.oneTeam, 'teams');
  const name = teamByCode(board.tournament, code)?.name ?? code;
  if (!candidatesOf(board, mark).includes(code)) {
    const match = matchOfPlace(board, mark);
    const why = match
      ? messages.notInMatch(name, roundName(board.tournament, match))
      : messages.notInGroup(name, groupOf(mark) ?? '');
    throw badInput(why, 'teams');
  }
  const rivals = rivalsOf(board.tournament, mark);
  if (rivals.some((rival) => board.decisions.get(rival)?.teams[0] === code))
    throw badInput(groupOf(mark) ? messages.sameInGroup(name) : messages.samePlace(name), 'teams');
}

/** An order must name all level teams of a tier or none, otherwise some would stay level. */
function checkOrder(board: Board, key: DecisionKey, given: readonly string[]): void {
  const { tournament, facts, overrides } = board;
  const tiers = levelTeams(tournament, key, facts, overrides);
  const named = tiers.filter((tier) => tier.some((code) => given.includes(code))).flat();
  const isComplete = named.length === given.length && named.every((code) => given.includes(code));
  if (!isComplete || new Set(given).size !== given.length) throw badInput(messages.notLevel, 'teams');
}
