import { matchDays } from '@tippspiel/tipp/domain/matches/match-days';
import type { Tournament } from '@tippspiel/tipp/domain/tournament/tournament';
import type { SeedPrize } from '@tippspiel/tipp/seed';
import { drawing } from './drawing.ts';

type Drawn = Omit<SeedPrize, 'picture'> & { picture: Buffer };

const draw = (ground: string, shapes: string): Buffer =>
  drawing(900, 600, `<rect width="900" height="600" fill="${ground}"/>${shapes}`);

const pictures = {
  ball: draw(
    '#1d6b45',
    '<path d="M0 430h900M450 0v600" stroke="#ffffff" stroke-opacity=".25" stroke-width="6"/><circle cx="450" cy="300" r="190" fill="#fbfaf5"/>' +
      '<path d="M450 215l81 59-31 95H400l-31-95Z" fill="#22312a"/><path d="M450 215V110M531 274l99-34M500 369l62 86M400 369l-62 86M369 274l-99-34" stroke="#22312a" stroke-width="12"/>',
  ),
  shirt: draw(
    '#e8e2d3',
    '<path d="M330 130l-150 70 50 130 70-25v205h300V305l70 25 50-130-150-70c-20 45-60 65-120 65s-100-20-120-65Z" fill="#b8322a"/>' +
      '<path d="M300 390h300M300 440h300" stroke="#f0b429" stroke-width="18"/><path d="M330 130c20 45 60 65 120 65s100-20 120-65" stroke="#7c1d17" stroke-width="14"/>',
  ),
  tickets: draw(
    '#24445c',
    '<g transform="rotate(-9 450 300)"><path d="M210 190h480v80a35 35 0 0 0 0 70v80H210v-80a35 35 0 0 0 0-70Z" fill="#f6e7bd"/><path d="M560 200v210" stroke="#24445c" stroke-width="8" stroke-dasharray="18 16"/><circle cx="385" cy="305" r="62" stroke="#c8870c" stroke-width="16"/></g>' +
      '<g transform="rotate(6 450 330)" opacity=".55"><path d="M240 250h480v80a35 35 0 0 0 0 70v80H240v-80a35 35 0 0 0 0-70Z" stroke="#f6e7bd" stroke-width="8"/></g>',
  ),
  screen: draw(
    '#33363d',
    '<rect x="150" y="110" width="600" height="350" rx="18" fill="#101215"/><rect x="175" y="135" width="550" height="300" fill="#2d8a57"/>' +
      '<path d="M450 135v300M175 215h80v140h-80M725 215h-80v140h80" stroke="#ffffff" stroke-opacity=".7" stroke-width="6"/><circle cx="450" cy="285" r="52" stroke="#ffffff" stroke-opacity=".7" stroke-width="6"/><path d="M450 460v50M340 520h220" stroke="#7b808b" stroke-width="22" stroke-linecap="round"/>',
  ),
  cup: draw(
    '#14412c',
    '<path d="M330 130h240v110c0 90-50 150-120 150s-120-60-120-150Z" fill="#f0b429"/><path d="M330 165h-80c0 90 40 130 95 135M570 165h80c0 90-40 130-95 135" stroke="#f0b429" stroke-width="22"/>' +
      '<path d="M450 390v70M360 480h180" stroke="#d0900f" stroke-width="34" stroke-linecap="round"/><path d="M385 150v120" stroke="#fff3c4" stroke-width="18" stroke-linecap="round"/>',
  ),
};

const ofDays = [
  { name: 'Ein Spielball mit allen Unterschriften', picture: pictures.ball },
  { name: 'Ein Trikot nach Wahl', picture: pictures.shirt },
  { name: 'Zwei Karten für ein Heimspiel', picture: pictures.tickets },
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
            ...{ name: 'Ein Fernseher für die ganze Mannschaft', picture: pictures.screen },
            ...{ kind: kind('Wochenpreis'), fromMatch: next.fromMatch, toMatch: week.toMatch },
            ...{ winnerCount: 1, outcome: 'open' as const },
          },
        ]
      : []),
    ...(final && coming.includes(final)
      ? [
          {
            ...{ name: 'Eine Reise zum nächsten Endspiel', picture: pictures.cup },
            ...{ kind: kind('Hauptpreis'), fromMatch: days[0]!.fromMatch, toMatch: final.toMatch },
            ...{ winnerCount: 1, outcome: 'open' as const },
          },
        ]
      : []),
  ];
}
