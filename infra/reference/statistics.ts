import { resultOf, type Goals, type Sheet } from './entries.ts';
import type { Plan } from './plan.ts';
import { isComplete, type Player } from './players.ts';
import { placesOf } from './places.ts';
import { hitOf, sourcesOf, totalOf, type Questions } from './points.ts';
import { reached } from './rounds.ts';

export type Hits = { exact: number; difference: number; trend: number; wrong: number };

/** How all tipped a match: '2:1' and how many, the most frequent first, then by goals. */
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

/** How many chose each team for a mark. */
export function choiceCounts(mark: string, players: Player[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { winners } of players) {
    const team = winners[mark];
    if (team) counts[team] = (counts[team] ?? 0) + 1;
  }
  return counts;
}

export type DayPlace = {
  number: number;
  ranking: number;
  points: number;
  dayPoints: number;
  rankedCount: number;
};

/**
 * Where everybody stood after each match day on which a match is over, by player: a match counts on its day in Germany, a
 * winner tipp on the day whose matches decided it, all else on the last.
 */
export function dayPlaces(
  plan: Plan,
  sheet: Sheet,
  questions: Questions,
  players: Player[],
): Record<number, DayPlace[]> {
  const days = daysOf(plan);
  const over = days.filter(({ matches }) => matches.some((id) => resultOf(sheet, id)));
  const all = sourcesOf(plan, sheet, questions);
  const rows: Record<number, DayPlace[]> = Object.fromEntries(players.map(({ id }) => [id, []]));
  for (const [index, { number }] of over.entries()) {
    const known = over.slice(0, index + 1).flatMap(({ matches }) => matches);
    const isLast = index === over.length - 1;
    const decided = reached(plan, only(sheet, known));
    const sources = all.filter(
      ({ name }) => isLast || name in decided || known.some((id) => name === `m${id}`),
    );
    const totals = players.map((player) => totalOf(sources, player));
    const places = placesOf(
      totals.map(({ id, points, exact, tipped }) => ({ id, points, better: exact, counted: tipped })),
    );
    const rankedCount = totals.filter(({ tipped }) => tipped > 0).length;
    for (const { id, points } of totals) {
      const own = rows[id] as DayPlace[];
      const ranking = places.find((place) => place.id === id)?.rank ?? 0;
      own.push({ number, ranking, points, dayPoints: points - (own.at(-1)?.points ?? 0), rankedCount });
    }
  }
  return rows;
}

/** What was entered for these matches alone, without the marks that operators set. */
function only(sheet: Sheet, matches: number[]): Sheet {
  const kept = Object.entries(sheet.matches).filter(([id]) => matches.includes(Number(id)));
  const orders = Object.entries(sheet.decisions).filter(([key]) => key === 'thirds' || key.length === 1);
  return { matches: Object.fromEntries(kept), decisions: Object.fromEntries(orders), answers: {} };
}

const german = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin' });

function daysOf(plan: Plan): { number: number; matches: number[] }[] {
  const days: { day: string; matches: number[] }[] = [];
  for (const { id, kickoff } of [...plan.matches].sort(
    (a, b) => Date.parse(a.kickoff) - Date.parse(b.kickoff),
  )) {
    const day = german.format(new Date(kickoff));
    const today = days.find((known) => known.day === day);
    if (today) today.matches.push(id);
    else days.push({ day, matches: [id] });
  }
  return days.map(({ matches }, index) => ({ number: index + 1, matches }));
}
