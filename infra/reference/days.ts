import { resultOf, type Sheet } from './entries.ts';
import { placesOf } from './places.ts';
import type { Plan } from './plan.ts';
import type { Player } from './players.ts';
import { sourcesOf, totalOf, type Questions, type Source } from './points.ts';
import { reached } from './rounds.ts';

/** A day on which a match is over, with what came to count on it. */
type Day = { number: number; sources: Source[] };

/**
 * What came to count on each match day: a match on its day in Germany, a winner tipp on the day whose matches decided it;
 * beside them what belongs to no day.
 */
function byDay(plan: Plan, sheet: Sheet, questions: Questions): { days: Day[]; undated: Source[] } {
  let open = sourcesOf(plan, sheet, questions);
  const days: Day[] = [];
  const known: number[] = [];
  for (const { number, matches } of daysOf(plan)) {
    const over = matches.filter((id) => resultOf(sheet, id));
    if (over.length === 0) continue;
    known.push(...over);
    const decided = reached(plan, only(sheet, known));
    const isNow = ({ name }: Source) => name in decided || over.some((id) => name === `m${id}`);
    days.push({ number, sources: open.filter(isNow) });
    open = open.filter((source) => !isNow(source));
  }
  return { days, undated: open };
}

export type DayPlace = {
  number: number;
  ranking: number;
  points: number;
  dayPoints: number;
  rankedCount: number;
};

/** Where everybody stood after each match day, by player; what belongs to no day counts with the last. */
export function dayPlaces(
  plan: Plan,
  sheet: Sheet,
  questions: Questions,
  players: Player[],
): Record<number, DayPlace[]> {
  const { days, undated } = byDay(plan, sheet, questions);
  days.at(-1)?.sources.push(...undated);
  const rows: Record<number, DayPlace[]> = Object.fromEntries(players.map(({ id }) => [id, []]));
  const sources: Source[] = [];
  for (const day of days) {
    sources.push(...day.sources);
    const totals = players.map((player) => totalOf(sources, player));
    const places = placesOf(
      totals.map(({ id, points, exact, tipped }) => ({ id, points, better: exact, counted: tipped })),
    );
    const rankedCount = totals.filter(({ tipped }) => tipped > 0).length;
    for (const { id, points } of totals) {
      const own = rows[id] as DayPlace[];
      const ranking = places.find((place) => place.id === id)?.rank ?? 0;
      const dayPoints = points - (own.at(-1)?.points ?? 0);
      own.push({ number: day.number, ranking, points, dayPoints, rankedCount });
    }
  }
  return rows;
}

/** The list of each match day alone: who tipped one of its matches or earned something on it. */
export function dayLists(plan: Plan, sheet: Sheet, questions: Questions, players: Player[]) {
  return byDay(plan, sheet, questions).days.map(({ number, sources }) => {
    const totals = players.map((player) => totalOf(sources, player));
    const taking = totals.filter(({ tipped, points }) => tipped > 0 || points > 0);
    const places = placesOf(
      taking.map(({ id, points, exact }) => ({ id, points, better: exact, counted: 1 })),
    );
    const pointsOf = (id: number) => taking.find((total) => total.id === id)?.points ?? 0;
    return { number, places: places.map(({ id, rank }) => ({ id, ranking: rank, points: pointsOf(id) })) };
  });
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
  const inOrder = [...plan.matches].sort((a, b) => Date.parse(a.kickoff) - Date.parse(b.kickoff));
  for (const { id, kickoff } of inOrder) {
    const day = german.format(new Date(kickoff));
    const today = days.find((known) => known.day === day);
    if (today) today.matches.push(id);
    else days.push({ day, matches: [id] });
  }
  return days.map(({ matches }, index) => ({ number: index + 1, matches }));
}
