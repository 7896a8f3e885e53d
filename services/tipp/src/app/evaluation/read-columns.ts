import { matchKey, type ColumnKey } from '../../domain/columns/column-key.ts';
import type { Scored } from '../../domain/evaluation/score-column.ts';
import type { Scoring } from '../../domain/tournament/tournament.ts';
import type { Counted } from '../../store/evaluation/evaluations.ts';

/** Reads the columns of counted entries, each with its scoring. @throws Error for a column that is not frozen */
export async function readColumns(
  { matches, choices }: Pick<Counted, 'matches' | 'choices'>,
  scoring: Scoring,
  columns: (key: ColumnKey) => Promise<Uint8Array | null>,
): Promise<Scored[]> {
  const read = async (key: ColumnKey) => {
    const column = await columns(key);
    if (!column) throw new Error(`the column ${key} cannot be read`);
    return column;
  };
  return Promise.all<Scored>([
    ...matches.map(async ({ matchId, goals1, goals2, isPatriot }) => ({
      column: await read(matchKey(matchId)),
      scoring: { scoring, isPatriot, result: { goals1, goals2 } },
    })),
    ...choices.map(async ({ column, right, points }) => ({ choices: await read(column), right, points })),
  ]);
}
