import type { ApolloCache, OperationVariables } from '@apollo/client';
import type { InMemoryCache } from '@apollo/client/cache';
import type { DocumentNode } from 'graphql';
import { serverNow } from '../lib/time/server-clock.ts';

export interface QueryTimestamp {
  /** By the server's clock, in milliseconds. */
  at: number;
  /** The fields of Query that it asks for, as the cache names them. */
  fields: string[];
}

/** So long, and so many, are worth keeping: the newest. */
const DAYS_MS = 7 * 24 * 3_600_000;
const MOST = 60;
/** So many are remembered while the page is open: each word that was searched for is a query of its own. */
const REMEMBERED = 500;

/** The oldest first. */
let answered = new Map<string, QueryTimestamp>();
/** Answered since the page was opened. */
let answeredHere = new Set<string>();
/** How old what was restored may be at most, where nothing else is known. */
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

/** When a query was last answered, by the server's clock in milliseconds; 0 for never. */
export const dataUpdatedAt = (name: string, variables: OperationVariables): number =>
  answered.get(keyOf(name, variables))?.at ?? oldest;

/** Whether it was answered since the page was opened. */
export const isAnsweredByThisPage = (name: string, variables: OperationVariables): boolean =>
  answeredHere.has(keyOf(name, variables));

/** Whether that was so few milliseconds ago. */
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

/** The timestamps that a later page should have. */
export const recentTimestamps = (): [string, QueryTimestamp][] =>
  [...answered]
    .filter(([, { at }]) => serverNow() - at < DAYS_MS)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST);

/** Restores an earlier page's timestamps, but for queries that this page has answered already. */
export const restoreTimestamps = (before: [string, QueryTimestamp][]): void => {
  answered = new Map(before.toReversed());
  answeredHere = new Set();
  oldest = before.length ? Math.min(...before.map(([, { at }]) => at)) : 0;
};
