import { formatDateTime, formatMatchDay } from '../../../lib/time/format.ts';
import { toBerlinInput } from '../../../lib/time/berlin-time.ts';
import type { Problems } from '../../../lib/form/use-form.ts';
import { comparing, type ConflictRow } from '../../../components/conflict-row.ts';
import type { SavePriceInput } from '../../../generated/schema.ts';
import type { AdminPrizeFragment, PrizeMatchesQuery } from './admin-prizes.generated.ts';
import { adminTexts } from './texts.ts';
import { texts } from '../texts.ts';

/** The form's values. Fields that the server validates have the server's names. */
export interface PrizeForm {
  name: string;
  priceKind: string;
  mode: 'day' | 'range';
  /** 'YYYY-MM-DD' */
  date: string;
  fromMatchId: string;
  toMatchId: string;
  winnerCount: string;
  /** Null leaves the picture as it is. */
  picture: string | null;
}

type Match = PrizeMatchesQuery['matches'][number];

export const formOf = (prize: AdminPrizeFragment | null): PrizeForm => ({
  name: prize?.name ?? '',
  priceKind: prize?.priceKind ?? '',
  mode: prize ? 'range' : 'day',
  date: '',
  fromMatchId: prize ? String(prize.fromMatchId) : '',
  toMatchId: prize ? String(prize.toMatchId) : '',
  winnerCount: String(prize?.winnerCount ?? 1),
  picture: null,
});

/** A prize can be created until this long before its last kick-off. The server decides. */
const AHEAD_MS = 60_000;

interface Option {
  value: string;
  label: string;
}

const byDate = (matches: readonly Match[]): Match[] =>
  matches.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date) || a.id - b.id);

/** The days with matches to come, by the calendar in Germany. */
export const dayOptions = (matches: readonly Match[], now: number): Option[] => {
  const last = new Map<string, string>();
  for (const { date } of byDate(matches)) last.set(toBerlinInput(date).slice(0, 10), date);
  return [...last]
    .filter(([, date]) => Date.parse(date) - AHEAD_MS > now)
    .map(([value, date]) => ({ value, label: formatMatchDay(date) }));
};

/** The matches that a prize's range may end with. */
export const stillAhead = (matches: readonly Match[], now: number): Match[] =>
  matches.filter(({ date }) => Date.parse(date) - AHEAD_MS > now);

/** By kick-off, as ranges are. */
export const matchOptions = (matches: readonly Match[]): Option[] =>
  byDate(matches).map(({ id, date, team1, team2 }) => ({
    value: String(id),
    label: `${id}: ${team1.name} – ${team2.name}, ${formatDateTime(date)}`,
  }));

/** @param picture the problem of a chosen picture, which must not get lost */
export const check = (form: PrizeForm, picture?: string): Problems<PrizeForm> => {
  const { name, priceKind, mode, date, fromMatchId, toMatchId, winnerCount } = form;
  const isRange = mode === 'range';
  return {
    ...(!name.trim() && { name: adminTexts.problems.name }),
    ...(!priceKind && { priceKind: adminTexts.problems.kind }),
    ...(!isRange && !date && { date: adminTexts.problems.day }),
    ...(isRange && !fromMatchId && { fromMatchId: adminTexts.problems.match }),
    ...(isRange && !toMatchId && { toMatchId: adminTexts.problems.match }),
    ...(!/^([1-9]|[1-4]\d|50)$/.test(winnerCount.trim()) && { winnerCount: adminTexts.problems.count }),
    ...(picture && { picture }),
  };
};

/** @param key identifies a new prize; it stays the same each time this form is sent */
export const toInput = (
  form: PrizeForm,
  { id, version, key }: { id: number; version: number; key: string },
): SavePriceInput => ({
  id,
  version,
  ...(!id && { key }),
  name: form.name,
  priceKind: form.priceKind,
  ...(form.mode === 'day'
    ? { date: form.date }
    : { fromMatchId: Number(form.fromMatchId), toMatchId: Number(form.toMatchId) }),
  winnerCount: Number(form.winnerCount),
  picture: form.picture,
});

/** Compares the values that somebody else has saved with those entered here, as readable text. */
export const differences = (theirs: PrizeForm, own: PrizeForm, matches: readonly Match[]): ConflictRow[] => {
  const labels = new Map(matchOptions(matches).map(({ value, label }) => [value, label]));
  const row = comparing(theirs, own);
  return [
    row(adminTexts.name, ({ name }) => name),
    row(adminTexts.whichKind, ({ priceKind }) => priceKind),
    row(texts.day, ({ mode, date }) => (mode === 'day' && date ? formatMatchDay(`${date}T12:00:00Z`) : '')),
    row(adminTexts.from, ({ mode, fromMatchId }) => (mode === 'range' && labels.get(fromMatchId)) || ''),
    row(adminTexts.to, ({ mode, toMatchId }) => (mode === 'range' && labels.get(toMatchId)) || ''),
    row(adminTexts.winnersLabel, ({ winnerCount }) => winnerCount),
  ];
};
