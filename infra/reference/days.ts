import { resultOf, type Sheet } from './entries.ts';
import { placesOf } from './places.ts';
import type { Plan } from './plan.ts';
import type { Player } from './players.ts';
import { sourcesOf, totalOf, type Questions, type Source } from './points.ts';
import { reached } from './rounds.ts';

/** A match day, with the sources that count on it. */
type Day = { number: number; date: string; sources: Source[] };

/**
 * All sources by match day. A match counts on its day in Germany, a winner tipp on the day whose matches decided it.
 * The rest belongs to no day.
 */
function byDay(plan: Plan, sheet: Sheet, questions: Questions): { days: Day[]; undated: Source[] } {
  let open = sourcesOf(plan, sheet, questions);
  const days: Day[] = [];
  const known: number[] = [];
  for (const { number, date, matches } of daysOf(plan)) {
    const over = matches.filter((id) => resultOf(sheet, id));
    if (over.length === 0) continue;
    known.push(...over);
    const decided = reached(plan, only(sheet, known));
    const isNow = ({ name }: Source) => name in decided || over.some((id) => name === `m${id}`);
    days.push({ number, date, sources: open.filter(isNow) });
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

/**
 * Everybody's place after each match day, by player. A bonus answer counts on the day of its deadline, otherwise on the
 * last day before it, otherwise on the first day. Other sources without a day count on the last one.
 */
export function dayPlaces(
  plan: Plan,
  sheet: Sheet,
  questions: Questions,
  players: Player[],
): Record<number, DayPlace[]> {
  const { days, undated } = byDay(plan, sheet, questions);
  for (const source of undated) {
    const question = questions.find(({ id }) => source.name === `B${id}`);
    const before = question ? days.filter(({ date }) => date <= dateOf(question.deadline)) : days;
    (before.at(-1) ?? days[0])?.sources.push(source);
  }
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

/** The list of each single match day: the players who tipped one of its matches or earned points on it. */
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

/** Only the entries for these matches, without the marks that operators set. */
function only(sheet: Sheet, matches: number[]): Sheet {
  const kept = Object.entries(sheet.matches).filter(([id]) => matches.includes(Number(id)));
  const orders = Object.entries(sheet.decisions).filter(([key]) => key === 'thirds' || key.length === 1);
  return { matches: Object.fromEntries(kept), decisions: Object.fromEntries(orders), answers: {} };
}

/** The day in Germany as '2024-06-14'. */
function dateOf(instant: number): string {
  const two = { day: '2-digit', month: '2-digit' } as const;
  const text = new Intl.DateTimeFormat('de-DE', { ...two, year: 'numeric', timeZone: 'Europe/Berlin' });
  return text.format(instant).split('.').reverse().join('-');
}

function daysOf(plan: Plan): { number: number; date: string; matches: number[] }[] {
  const days: { date: string; matches: number[] }[] = [];
  const inOrder = [...plan.matches].sort((a, b) => Date.parse(a.kickoff) - Date.parse(b.kickoff));
  for (const { id, kickoff } of inOrder) {
    const date = dateOf(Date.parse(kickoff));
    const today = days.find((known) => known.date === date);
    if (today) today.matches.push(id);
    else days.push({ date, matches: [id] });
  }
  return days.map((day, index) => ({ number: index + 1, ...day }));
}
