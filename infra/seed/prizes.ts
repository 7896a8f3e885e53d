import { matchDays } from '@tippspiel/tipp/domain/matches/match-days';
import type { Tournament } from '@tippspiel/tipp/domain/tournament/tournament';
import type { SeedPrize } from '@tippspiel/tipp/seed';
import { drawing } from './pictures.ts';

type Drawn = Omit<SeedPrize, 'picture'> & { picture: Buffer };

const ofDays = [
  { name: 'Ein Spielball mit allen Unterschriften', picture: drawing('prize-ball') },
  { name: 'Ein Trikot nach Wahl', picture: drawing('prize-shirt') },
  { name: 'Zwei Karten für ein Heimspiel', picture: drawing('prize-tickets') },
];

/** The prizes of the last days, the newest first: every kind occurs, and every state. */
const newestFirst: Pick<SeedPrize, 'kind' | 'outcome'>[] = [
  { kind: 'Tagespreis', outcome: 'open' },
  { kind: 'Tagespreis', outcome: 'drawn' },
  { kind: 'Sonderpreis', outcome: 'published' },
  { kind: 'Bonusspielpreis', outcome: 'published' },
];
const ofOtherDays: Pick<SeedPrize, 'kind' | 'outcome'> = { kind: 'Tagespreis', outcome: 'published' };

/** Past days whose prizes the demo shows. */
const SHOWN_DAYS = 6;
const OVER_AFTER_MS = 3 * 3_600_000;

/**
 * The demo's prizes: one for each of the last days, drawn and published but for the newest two, of which one waits to be
 * published and one for its drawing; one for the next day, one for the week, and the main prize.
 */
export function createPrizes(tournament: Tournament, now: Date): Drawn[] {
  const matches = new Map(tournament.matches.map((match) => [match.id, match]));
  const days = matchDays(tournament).map(({ matchIds }) => {
    const [fromMatch, toMatch] = [matchIds[0]!, matchIds.at(-1)!];
    return { fromMatch, toMatch, last: Date.parse(matches.get(toMatch)?.kickoff ?? '') };
  });
  const kind = (name: string) =>
    tournament.prizeKinds.includes(name) ? name : (tournament.prizeKinds[0] ?? name);
  const over = days.filter(({ last }) => last + OVER_AFTER_MS <= now.getTime());
  const coming = days.filter(({ last }) => last > now.getTime() + OVER_AFTER_MS);
  const ofDay = (day: (typeof days)[number]): Drawn => {
    const index = days.indexOf(day);
    const { fromMatch, toMatch } = day;
    return {
      ...(ofDays[index % ofDays.length] as (typeof ofDays)[number]),
      kind: kind('Tagespreis'),
      ...{ fromMatch, toMatch, winnerCount: index % 3 === 1 ? 2 : 1 },
      outcome: 'open',
    };
  };
  const past = over.slice(-SHOWN_DAYS).map((day, index, { length }): Drawn => {
    const { kind: name, outcome } = newestFirst[length - 1 - index] ?? ofOtherDays;
    return { ...ofDay(day), kind: kind(name), outcome };
  });
  const [next, ...later] = coming;
  const week = later.slice(0, 6).at(-1);
  const final = days.at(-1);
  return [
    ...past,
    ...(next ? [ofDay(next)] : []),
    ...(next && week
      ? [
          {
            ...{ name: 'Ein Fernseher für die ganze Mannschaft', picture: drawing('prize-screen') },
            ...{ kind: kind('Wochenpreis'), fromMatch: next.fromMatch, toMatch: week.toMatch },
            ...{ winnerCount: 1, outcome: 'open' as const },
          },
        ]
      : []),
    ...(final && coming.includes(final)
      ? [
          {
            ...{ name: 'Eine Reise zum nächsten Endspiel', picture: drawing('prize-cup') },
            ...{ kind: kind('Hauptpreis'), fromMatch: days[0]!.fromMatch, toMatch: final.toMatch },
            ...{ winnerCount: 1, outcome: 'open' as const },
          },
        ]
      : []),
  ];
}
