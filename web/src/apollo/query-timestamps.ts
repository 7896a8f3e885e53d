import type { ApolloCache, OperationVariables } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import type { DocumentNode } from 'graphql';
import { serverNow } from '../lib/time/server-clock.ts';

export interface QueryTimestamp {
  /** Milliseconds by the server's clock. */
  at: number;
  /** Its fields of Query by their names in the cache. */
  fields: string[];
}

/** Only the newest ones are persisted: at most this old, and at most this many. */
const DAYS_MS = 7 * 24 * 3_600_000;
const MOST = 60;
/** Limit while the page is open: each search term is a query of its own. */
const REMEMBERED = 500;

/** Oldest first. */
let answered = new Map<string, QueryTimestamp>();
/** Answered since the page was opened. */
let answeredHere = new Set<string>();
/** The oldest restored timestamp, assumed for restored data without its own. */
let oldest = 0;

const operationOf = (document: DocumentNode) =>
  document.definitions.find((each) => each.kind === 'OperationDefinition');

export const nameOf = (document: DocumentNode): string => operationOf(document)?.name?.value ?? '';

const fieldsOf = (cache: ApolloCache, document: DocumentNode, variables: OperationVariables): string[] =>
  (operationOf(document)?.selectionSet.selections ?? []).flatMap((field) =>
    field.kind === 'Field'
      ? (cache as InMemoryCache).policies.getStoreFieldName({
          typename: 'Query',
          fieldName: field.name.value,
          field,
          variables,
        })
      : [],
  );

const keyOf = (name: string, variables: OperationVariables): string => `${name}|${JSON.stringify(variables)}`;

/** Time of a query's latest answer, in milliseconds by the server's clock; 0 for never. */
export const dataUpdatedAt = (name: string, variables: OperationVariables): number =>
  answered.get(keyOf(name, variables))?.at ?? oldest;

/** Whether it was answered since the page was opened. */
export const isAnsweredByThisPage = (name: string, variables: OperationVariables): boolean =>
  answeredHere.has(keyOf(name, variables));

/** Whether this page got its answer within the last `ms`. */
export const isFresh = (name: string, variables: OperationVariables, ms: number): boolean =>
  isAnsweredByThisPage(name, variables) && serverNow() - dataUpdatedAt(name, variables) < ms;

export const recordTimestamp = (
  cache: ApolloCache,
  document: DocumentNode,
  variables: OperationVariables,
): void => {
  const key = keyOf(nameOf(document), variables);
  answered.delete(key);
  answered.set(key, { at: serverNow(), fields: fieldsOf(cache, document, variables) });
  answeredHere.add(key);
  const [first = ''] = answered.keys();
  if (answered.size <= REMEMBERED) return;
  answered.delete(first);
  answeredHere.delete(first);
};

/** Another tab has newer answers of this query: this page's must not be persisted over them. */
export const dropTimestamps = (name: string): void => {
  for (const key of answered.keys()) {
    if (!key.startsWith(`${name}|`)) continue;
    answered.delete(key);
    answeredHere.delete(key);
  }
};

/** The timestamps to persist. */
export const recentTimestamps = (): [string, QueryTimestamp][] =>
  [...answered]
    .filter(([, { at }]) => serverNow() - at < DAYS_MS)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST);

/** Restores the timestamps of an earlier page. */
export const restoreTimestamps = (before: [string, QueryTimestamp][]): void => {
  answered = new Map(before.toReversed());
  answeredHere = new Set();
  oldest = before.length ? Math.min(...before.map(([, { at }]) => at)) : 0;
};
