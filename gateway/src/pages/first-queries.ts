import type { ResolvedSession } from '@tippspiel/shared/contracts/auth/session';
import type { Found } from './find-screen.ts';
import type { QueryTemplate, FromAddress, Variable } from './start-file.ts';

/** A query that a page sends immediately after it opens. */
export type FirstQuery = { name: string; variables: Record<string, unknown> };
/** A first query with its result, which comes with the page (web/src/apollo/first-answers.ts). */
export type FirstAnswer = FirstQuery & { data: Record<string, unknown> };

type Address = Pick<Found, 'params' | 'search'>;
type Value = string | number | boolean | { [name: string]: Value };

/** Matches the numbers that the app accepts in addresses (web/src/lib/address/search.ts). */
const positive = /^[1-9]\d{0,8}$/;
const digits = /^\d+$/;
/** No name in an address is longer. */
const TEXT_MAX = 64;

/** The first queries of the app at an address, for this visitor. */
export function firstQueriesOf(
  { asked, opened, ...address }: Found,
  session: ResolvedSession | null,
): FirstQuery[] {
  const whose = session ? 'players' : 'visitors';
  const first = (opened?.first ?? []).filter(({ of = whose }) => of === whose);
  // The requested screen lists the queries that the landing page sends about it.
  const wanted = asked === opened || session ? [] : (asked?.first ?? []).filter(({ of }) => of === whose);
  const fitting = [...first, ...wanted].filter((query) => fits(query, address));
  return fitting.flatMap(({ operation, variables }) => {
    const filled = fillAll(variables, address);
    return filled ? [{ name: operation, variables: filled }] : [];
  });
}

function fits({ when }: QueryTemplate, { search }: Address): boolean {
  return Object.entries(when).every(([name, values]) => values.includes(search.get(name) ?? ''));
}

/** Fills in all variables; undefined if the address lacks a value. */
function fillAll(variables: Record<string, Variable>, address: Address): Record<string, Value> | undefined {
  const filled: Record<string, Value> = {};
  for (const [name, variable] of Object.entries(variables)) {
    const value = fill(variable, address);
    if (value === undefined) return undefined;
    filled[name] = value;
  }
  return filled;
}

function fill(variable: Variable, address: Address): Value | undefined {
  if (typeof variable !== 'object') return variable;
  return isFromAddress(variable) ? read(variable, address) : fillAll(variable, address);
}

const isFromAddress = (variable: object): variable is FromAddress => 'from' in variable && 'as' in variable;

function read({ from, name, as, or }: FromAddress, { params, search }: Address): string | number | undefined {
  const text = (from === 'path' ? params[name] : (search.get(name) ?? undefined))?.trim() ?? '';
  if (as === 'number') return positive.test(text) ? Number(text) : or;
  return text === '' || text.length > TEXT_MAX || digits.test(text) ? or : text;
}
