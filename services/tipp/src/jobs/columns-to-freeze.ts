import type { BonusQuestion } from '../domain/bonus/bonus-question.ts';
import { toTipp } from '../app/tipps/tipp-view.ts';
import { emptyChoices, writeChoice } from '../domain/columns/choice-column.ts';
import { bonusKey, matchKey, type ColumnKey } from '../domain/columns/column-key.ts';
import { emptyColumn, writeTipp } from '../domain/columns/column.ts';
import { kickoffMs } from '../domain/matches/locking.ts';
import { teamByCode, type Tournament } from '../domain/tournament/tournament.ts';
import { choiceOfTeam, markLocksAt, marksOf } from '../domain/winner-tipps/winner-tipps.ts';
import type { SlipPart } from '../store/tipps/slips.ts';

/** A kind of entry that locks at an instant and is then frozen into a column. */
export type ColumnToFreeze = {
  key: ColumnKey;
  /** Ms since 1970. */
  locksAt: number;
  /** Its path in a slip. */
  path: string;
  /** An empty column. @param players number of player numbers given so far */
  empty(players: number): Uint8Array;
  /**
   * Writes the entry of one slip into the player's cell.
   * @returns false for an entry that the tournament does not know; it is written as no choice
   */
  write(column: Uint8Array, slip: SlipPart): boolean;
};

/** Everything that locks by the tournament file: the tipps of each match, and the winner tipps of each mark. */
export function columnsToFreeze(tournament: Tournament): ColumnToFreeze[] {
  const matches = tournament.matches.map((match): ColumnToFreeze => {
    const key = matchKey(match.id);
    return {
      key,
      locksAt: kickoffMs(match),
      path: `tipps.${key}`,
      empty: emptyColumn,
      write(column, { _id, tipps }) {
        const stored = tipps?.[key];
        writeTipp(column, _id - 1, { ...toTipp(stored), isRandom: stored?.random ?? false, isPresent: true });
        return true;
      },
    };
  });
  const marks = marksOf(tournament).map((mark): ColumnToFreeze => ({
    key: mark,
    locksAt: markLocksAt(tournament, mark),
    path: `winners.${mark}`,
    empty: emptyChoices,
    write(column, { _id, winners }) {
      const code = winners?.[mark];
      const isKnown = !code || teamByCode(tournament, code) !== undefined;
      writeChoice(column, _id - 1, code && isKnown ? choiceOfTeam(tournament, code) : null);
      return isKnown;
    },
  }));
  return [...matches, ...marks];
}

/** The answers to scheduled bonus questions; drafts without an opening have none. */
export function freezableAnswers(questions: readonly BonusQuestion[]): ColumnToFreeze[] {
  const dated = questions.filter(({ opensAt }) => opensAt !== null);
  return dated.map(({ id, deadline }) => ({
    key: bonusKey(id),
    locksAt: deadline,
    path: `bonus.${id}`,
    empty: emptyChoices,
    write(column, { _id, bonus }) {
      writeChoice(column, _id - 1, bonus?.[id] ?? null);
      return true;
    },
  }));
}
