/** Rules that follow from the kind of championship. The overlay may override them. */
export type KindRules = {
  id: string;
  name: string;
  isWM: boolean;
  championship: { name: string; title: string };
  jokers: number;
  pageSize: number;
  scoring: typeof scoring;
  tieBreak: 'em' | 'wm' | 'wmDirect';
  overrides: { groups: Record<string, string[]>; thirds: string[] };
  prizeKinds: string[];
};

/** The rules of the game in numbers (specification, chapter 9; rules of the game, scoring and duels). */
export const scoring = {
  exact: 5,
  difference: 3,
  trend: 2,
  patriotBonus: 1,
  jokerFactor: 2,
  winner: { P1: 10, P2: 7, P3: 5, W: 4, L: 3 },
  bonus: 3,
  duel: { win: 3, draw: 1, loss: 0, bye: 1 },
};
export const prizeKinds = ['Tagespreis', 'Wochenpreis', 'Bonusspielpreis', 'Sonderpreis', 'Hauptpreis'];
const championships = {
  em: { name: 'Europameisterschaft', title: 'Europameister' },
  wm: { name: 'Weltmeisterschaft', title: 'Weltmeister' },
};
const JOKERS = { em: 6, wm: 8 };
/** The number of pages before the page of the finals (specification, chapter 9: tip pages). */
export const GROUP_PAGES = 3;
/** The first World Cup that ranks level teams by direct matches before goal difference. */
const DIRECT_SINCE = 2026;

const kinds: [RegExp, 'em' | 'wm'][] = [
  [/world cup/i, 'wm'],
  [/euro/i, 'em'],
];

/**
 * The rules of a championship by its name in the source: 'World Cup 2022', 'Euro 2024'.
 * @returns undefined if the name contains no known kind or no year
 */
export function kindRules(sourceName: string, groupMatches: number): KindRules | undefined {
  const kind = kinds.find(([pattern]) => pattern.test(sourceName))?.[1];
  const year = /\b\d{4}\b/.exec(sourceName)?.[0];
  if (!kind || !year) return undefined;
  return {
    id: `${kind}${year}`,
    name: `${kind.toUpperCase()} ${year}`,
    isWM: kind === 'wm',
    championship: championships[kind],
    jokers: JOKERS[kind],
    pageSize: Math.ceil(groupMatches / GROUP_PAGES),
    scoring,
    tieBreak: kind === 'wm' && Number(year) >= DIRECT_SINCE ? 'wmDirect' : kind,
    overrides: { groups: {}, thirds: [] },
    prizeKinds,
  };
}

/** The governing body's site, for teams without a link. */
export const kindLink = (isWM: unknown): string | undefined =>
  typeof isWM === 'boolean' ? links[isWM ? 'wm' : 'em'] : undefined;

const links = { em: 'https://www.uefa.com/', wm: 'https://www.fifa.com/' };
