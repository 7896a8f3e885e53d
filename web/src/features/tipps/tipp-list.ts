import { formatMatchDay } from '../../lib/time/format.ts';

/** The fields of a tipp that a list needs. */
export interface ListedTipp {
  id: number;
  isValid: boolean;
  isEnabled: boolean;
  match: { id: number; date: string; isPlayed: boolean; team1: ListedTeam; team2: ListedTeam };
}

/** Has no code until the team is known. */
interface ListedTeam {
  teamKZ: string;
}

/** Tipps grouped by the day of their match, in their order. */
export const byDay = <Listed extends ListedTipp>(tipps: readonly Listed[]): [string, Listed[]][] => {
  const days = new Map<string, Listed[]>();
  for (const tipp of tipps) {
    const day = formatMatchDay(tipp.match.date);
    days.set(day, [...(days.get(day) ?? []), tipp]);
  }
  return [...days];
};

/** So few matches leave most of a wide screen's row empty. */
const FEW = 2;

interface MatchSection<Listed> {
  /** 'Mittwoch, 19. Juni', or a range of days. */
  title: string;
  days: string[];
  tipps: Listed[];
}

/** The page's days as sections: neighbouring days with one or two matches share one, as in the finals. */
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

/** Whether both teams are known. Until then a match may be tipped, but counts neither as missing nor as next. */
export const isPaired = ({ team1, team2 }: ListedTipp['match']): boolean =>
  team1.teamKZ !== '' && team2.teamKZ !== '';

/** The first open match with two known teams; null without any. */
export const firstOpen = (tipps: readonly ListedTipp[], now: number): number | null =>
  tipps.filter(isOpen(now)).find(({ match }) => isPaired(match))?.match.id ?? null;

/** Counts the matches on a page and the tipped ones; a match without known teams counts only if tipped. */
export const pageProgress = (tipps: readonly ListedTipp[]): { done: number; all: number } => ({
  done: tipps.filter(({ isValid }) => isValid).length,
  all: tipps.filter(({ isValid, match }) => isValid || isPaired(match)).length,
});

const missingTipps = <Listed extends ListedTipp>(tipps: readonly Listed[], now: number): Listed[] =>
  tipps.filter(isOpen(now)).filter(({ isValid, match }) => !isValid && isPaired(match));

/** The number of open matches without a complete tipp. */
export const countMissing = (tipps: readonly ListedTipp[], now: number): number =>
  missingTipps(tipps, now).length;

/** The next open match without a complete tipp after a given one, wrapping at the end; null without any. */
export const nextMissing = (tipps: readonly ListedTipp[], now: number, afterId = 0): number | null => {
  const missing = missingTipps(tipps, now);
  const at = tipps.findIndex(({ match }) => match.id === afterId);
  const next = missing.find((tipp) => tipps.indexOf(tipp) > at) ?? missing[0];
  return next?.match.id ?? null;
};

/** Whether a match has begun and has no result yet. */
export const isAnyRunning = (tipps: readonly ListedTipp[], now: number): boolean =>
  tipps.some(({ match }) => !match.isPlayed && Date.parse(match.date) <= now);
