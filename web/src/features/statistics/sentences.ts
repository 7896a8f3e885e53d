import { formatDay } from '../../lib/time/format.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import { withArticle } from '../../lib/text/with-article.ts';
import { formatShare, sumOf } from './shares.ts';

interface Tipped {
  goalsTeam1: number | null;
  goalsTeam2: number | null;
  isJoker: boolean;
}
interface Filter {
  onlyJoker: boolean;
  onlyRandom: boolean;
}
interface Counted {
  key: string;
  value: number;
}
interface Hit {
  pointsInternal: number;
  value: number;
}

const keyOf = (own: Tipped | null): string | null =>
  own && own.goalsTeam1 !== null && own.goalsTeam2 !== null ? `${own.goalsTeam1}:${own.goalsTeam2}` : null;

const others = (count: number): string => (count === 1 ? 'ein anderer' : `${formatNumber(count)} andere`);

/** '41 % tippten 2:1, Du auch.' Mentions the own tipp only if it passes the filter. */
export const tippSentence = (
  tipps: readonly Counted[],
  own: Tipped | null,
  { onlyJoker, onlyRandom }: Filter,
): string => {
  const isFiltered = onlyJoker || onlyRandom;
  const [first] = tipps;
  const all = sumOf(tipps);
  if (!first) return isFiltered ? 'So hat hier niemand getippt.' : 'Dieses Spiel hat niemand getippt.';
  const most = `${formatShare(first.value, all)} tippten ${first.key}`;
  // The own tipp does not say whether it was drawn by chance.
  const isOut = onlyRandom || (onlyJoker && !own?.isJoker);
  if (isOut) return `${most}.`;
  const key = keyOf(own);
  const here = isFiltered ? 'hier ' : '';
  if (key === null) return `${most}. Du hattest keinen Tipp.`;
  if (key === first.key) {
    if (all > 1) return `${most}, Du auch.`;
    return isFiltered ? 'So hast nur Du getippt.' : 'Nur Du hast getippt.';
  }
  const same = tipps.find((each) => each.key === key)?.value ?? 0;
  if (same <= 1) return `${most}. Dein ${key} tippte ${here}sonst niemand.`;
  return `${most}. Dein ${key} ${same === 2 ? 'hatte' : 'hatten'} ${here}noch ${others(same - 1)}.`;
};

/** In the order of the hits, best first. */
const ownHits = [
  'Du hattest das Ergebnis genau.',
  'Du hattest die Tordifferenz.',
  'Du hattest die Tendenz.',
  'Du lagst daneben.',
];

/** 'Richtig lagen 62 %, 8 % sogar mit dem genauen Ergebnis. Du hattest die Tendenz.' */
export const hitSentence = (
  hits: readonly Hit[],
  own: { pointsInternal: number | null } | null,
  isRunning: boolean,
): string => {
  const all = sumOf(hits);
  if (all === 0) return 'Dieses Spiel hat niemand getippt.';
  const right = sumOf(hits.filter(({ pointsInternal }) => pointsInternal > 0));
  if (right === 0) return isRunning ? 'Wenn es so bleibt, liegt niemand richtig.' : 'Richtig lag niemand.';
  const exact = hits[0]?.value ?? 0;
  const start = isRunning ? 'Wenn es so bleibt, liegen' : 'Richtig lagen';
  const many = `${start} ${formatShare(right, all)}${isRunning ? ' richtig' : ''}`;
  const most = exact > 0 ? `${many}, ${formatShare(exact, all)} sogar mit dem genauen Ergebnis.` : `${many}.`;
  if (isRunning) return most;
  const ownHit = hits.findIndex(({ pointsInternal }) => pointsInternal === own?.pointsInternal);
  return `${most} ${ownHits[ownHit] ?? 'Du hattest keinen Tipp.'}`;
};

interface Day {
  date: string;
  ranking: number;
  rankedCount: number;
}

/** The first best and the last worst of the days with a rank. */
export const bestAndWorst = <One extends Day>(days: readonly One[]): { best: One; worst: One } | null => {
  const ranked = days.filter(({ ranking }) => ranking > 0);
  const [first] = ranked;
  if (!first) return null;
  return ranked.reduce(
    (found, day) => ({
      best: day.ranking < found.best.ranking ? day : found.best,
      worst: day.ranking >= found.worst.ranking ? day : found.worst,
    }),
    { best: first, worst: first },
  );
};

/** 'Nach der letzten Auswertung stehst Du auf Platz 12 von 512. Am besten warst Du am 17.06. mit Platz 3.' */
export const courseSentence = (days: readonly Day[]): string => {
  const last = days.at(-1);
  const ends = bestAndWorst(days);
  if (!last || !ends || last.ranking === 0)
    return 'Mit Deinem ersten gewerteten Tipp bekommst Du einen Platz.';
  const now = `Nach der letzten Auswertung stehst Du auf Platz ${formatNumber(last.ranking)} von ${formatNumber(last.rankedCount)}`;
  if (ends.best.ranking === last.ranking) {
    const isOnlyNow = ends.best === last;
    return days.length === 1
      ? `${now}.`
      : `${now}, ${isOnlyNow ? 'so gut wie noch nie' : 'so gut wie an Deinem besten Tag'}.`;
  }
  return `${now}. Am besten warst Du am ${formatDay(ends.best.date)} mit Platz ${formatNumber(ends.best.ranking)}.`;
};

/** 'Du liegst bei 48 % Deiner Tipps richtig, alle zusammen bei 41 %.' */
export const rateSentence = (own: readonly Hit[], all: readonly Hit[]): string => {
  const rate = (hits: readonly Hit[]): string =>
    formatShare(sumOf(hits.filter(({ pointsInternal }) => pointsInternal > 0)), sumOf(hits));
  if (sumOf(own) === 0) return `Alle zusammen liegen bei ${rate(all)} ihrer Tipps richtig.`;
  return `Du liegst bei ${rate(own)} Deiner Tipps richtig, alle zusammen bei ${rate(all)}.`;
};

interface MarkStatistic {
  mark: string;
  /** '-' without one. */
  group: string;
  tippCount: number;
  teams: readonly { team: { teamKZ: string; name: string }; value: number }[];
  own: { teamKZ: string; name: string } | null;
}

const roleOf = ({ mark, group }: Pick<MarkStatistic, 'mark' | 'group'>): string => {
  if (mark === 'P1') return 'ganz vorn';
  if (mark.startsWith('P')) return `auf Platz ${mark.slice(1)}`;
  if (mark.startsWith('W')) return 'als Sieger der Gruppe';
  return group === '-' ? 'als Letzten' : 'als Letzten der Gruppe';
};

/** '31 % sehen Spanien ganz vorn, Du auch.' */
export const winnerSentence = ({ tippCount, teams, own, ...about }: MarkStatistic): string => {
  const [first] = teams;
  if (!first || tippCount === 0) return 'Hier hat niemand getippt.';
  const most = `${formatShare(first.value, tippCount)} sehen ${withArticle(first.team.name)} ${roleOf(about)}`;
  if (!own) return `${most}. Du hattest keinen Tipp.`;
  if (own.teamKZ === first.team.teamKZ) return `${most}, Du auch.`;
  const same = teams.find(({ team }) => team.teamKZ === own.teamKZ)?.value ?? 0;
  return same <= 1
    ? `${most}. Nur Du hast ${withArticle(own.name)} gewählt.`
    : `${most}. Mit Dir wählten ${formatShare(same, tippCount)} ${withArticle(own.name)}.`;
};
