import type { Goals } from './entries.ts';
import { isComplete, type Player } from './players.ts';
import { hitOf } from './points.ts';

export type Hits = { exact: number; difference: number; trend: number; wrong: number };

/** The tipps on a match: '2:1' with its count, the most frequent first, then by goals. */
export function tippCounts(match: number, players: Player[], isWanted: 'all' | 'joker' | 'random' = 'all') {
  const counts: Record<string, { goals1: number; goals2: number; count: number }> = {};
  for (const { tipps } of players) {
    const tipp = tipps[match];
    if (!isComplete(tipp)) continue;
    if ((isWanted === 'joker' && !tipp.isJoker) || (isWanted === 'random' && !tipp.isRandom)) continue;
    const { goals1, goals2 } = tipp;
    const entry = (counts[`${goals1}:${goals2}`] ??= { goals1, goals2, count: 0 });
    entry.count += 1;
  }
  return Object.entries(counts)
    .sort(([, a], [, b]) => b.count - a.count || a.goals1 - b.goals1 || a.goals2 - b.goals2)
    .map(([tipp, { count }]) => ({ tipp, count }));
}

/** How well these players' tipps hit matches with these goals. @param goalsOf null for a match that does not count */
export function hitCounts(
  goalsOf: (match: number) => Goals | null,
  matches: number[],
  players: Player[],
): Hits {
  const hits = { exact: 0, difference: 0, trend: 0, wrong: 0 };
  for (const match of matches) {
    const goals = goalsOf(match);
    if (!goals) continue;
    for (const { tipps } of players) {
      const tipp = tipps[match];
      if (isComplete(tipp)) hits[hitOf(tipp, goals)] += 1;
    }
  }
  return hits;
}

/** The number of players who chose each team for a mark. */
export function choiceCounts(mark: string, players: Player[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { winners } of players) {
    const team = winners[mark];
    if (team) counts[team] = (counts[team] ?? 0) + 1;
  }
  return counts;
}
