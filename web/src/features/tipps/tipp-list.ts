import { formatMatchDay } from '../../lib/time/format.ts';

/** The page's own fields of a tipp. */
export interface ListedTipp {
  id: number;
  isValid: boolean;
  isEnabled: boolean;
  match: { id: number; date: string; isPlayed: boolean; team1: ListedTeam; team2: ListedTeam };
}

/** Without a code until it is known who plays. */
interface ListedTeam {
  teamKZ: string;
}

/** Tipps under the day of their match, in the order they come. */
export const byDay = <Listed extends ListedTipp>(tipps: readonly Listed[]): [string, Listed[]][] => {
  const days = new Map<string, Listed[]>();
  for (const tipp of tipps) {
    const day = formatMatchDay(tipp.match.date);
    days.set(day, [...(days.get(day) ?? []), tipp]);
  }
  return [...days];
};

/** A day with so few matches leaves most of a wide screen's row empty. */
const FEW = 2;

export interface MatchSection<Listed> {
  /** 'Mittwoch, 19. Juni', or from the first to the last of several days. */
  title: string;
  days: string[];
  tipps: Listed[];
}

/** The page's days in sections: neighbours with one or two matches, as the finals have, share one. */
export const bySection = <Listed extends ListedTipp>(tipps: readonly Listed[]): MatchSection<Listed>[] => {
  const sections: MatchSection<Listed>[] = [];
  let isLastFew = false;
  for (const [day, list] of byDay(tipps)) {
    const isFew = list.length <= FEW;
    const last = sections.at(-1);
    if (last && isFew && isLastFew) {
      last.title = `${last.days[0] ?? day} – ${day}`;
      last.days.push(day);
      last.tipps.push(...list);
    } else sections.push({ title: day, days: [day], tipps: [...list] });
    isLastFew = isFew;
  }
  return sections;
};

const isOpen = (now: number) => (tipp: ListedTipp) => tipp.isEnabled && Date.parse(tipp.match.date) > now;

export const openMatchIds = (tipps: readonly ListedTipp[], now: number): number[] =>
  tipps.filter(isOpen(now)).map(({ match }) => match.id);

/** Whether it is known who plays: until then a match can be tipped, but is neither missing nor asked for. */
export const isPaired = ({ team1, team2 }: ListedTipp['match']): boolean =>
  team1.teamKZ !== '' && team2.teamKZ !== '';

/** The first match that may be tipped and of which it is known who plays; null without any. */
export const firstOpen = (tipps: readonly ListedTipp[], now: number): number | null =>
  tipps.filter(isOpen(now)).find(({ match }) => isPaired(match))?.match.id ?? null;

/** How many of a page's matches are tipped; those that are not paired yet count as soon as they are. */
export const pageProgress = (tipps: readonly ListedTipp[]): { done: number; all: number } => ({
  done: tipps.filter(({ isValid }) => isValid).length,
  all: tipps.filter(({ isValid, match }) => isValid || isPaired(match)).length,
});

const missingTipps = <Listed extends ListedTipp>(tipps: readonly Listed[], now: number): Listed[] =>
  tipps.filter(isOpen(now)).filter(({ isValid, match }) => !isValid && isPaired(match));

/** How many open matches lack a complete tipp. */
export const countMissing = (tipps: readonly ListedTipp[], now: number): number =>
  missingTipps(tipps, now).length;

/** The next open match without a complete tipp after a given one, round again at the end; null without any. */
export const nextMissing = (tipps: readonly ListedTipp[], now: number, afterId = 0): number | null => {
  const missing = missingTipps(tipps, now);
  const at = tipps.findIndex(({ match }) => match.id === afterId);
  const next = missing.find((tipp) => tipps.indexOf(tipp) > at) ?? missing[0];
  return next?.match.id ?? null;
};

/** Whether a match has begun and its result is not in yet. */
export const isAnyRunning = (tipps: readonly ListedTipp[], now: number): boolean =>
  tipps.some(({ match }) => !match.isPlayed && Date.parse(match.date) <= now);
