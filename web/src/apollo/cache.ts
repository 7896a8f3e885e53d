import {
  InMemoryCache,
  isReference,
  type FieldPolicy,
  type Reference,
  type TypePolicy,
} from '@apollo/client/cache';
import { mergeFeed, type FeedPage } from './merge-feed.ts';
import { tippPages } from './tipp-pages.ts';

type KeyFields = Extract<TypePolicy['keyFields'], (...args: never[]) => unknown>;

/** Keyed by a field that may be missing or empty: then the object stays inside its parent. */
const keyedBy =
  (field: string): KeyFields =>
  (object) =>
    object[field] ? `${object.__typename}:${String(object[field])}` : false;

/** Fields of one object that arrive in parts. */
const singleton = { keyFields: [], merge: true } as const;

/** A slot that is not filled yet has no key: what several queries know of it is put together. */
const side: FieldPolicy = {
  merge: (existing, incoming, { mergeObjects }) =>
    isReference(existing) || isReference(incoming) ? incoming : mergeObjects(existing, incoming),
};

/** Another one whenever the policies below change how things are kept: what an earlier version has left on a device is not read then. */
export const CACHE_SHAPE = 1;

/** Types with an `id` need no entry: Apollo keys them by it. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      // The profile has no key of its own: there are others', for operators.
      Viewer: { ...singleton, fields: { profile: { merge: true } } },
      Evaluation: singleton,
      Tournament: singleton,
      // Slots of the knock-out round that are not filled yet share the empty code.
      Team: { keyFields: keyedBy('teamKZ'), fields: { details: { merge: true } } },
      // Candidates are queried separately.
      Price: { fields: { drawing: { merge: true } } },
      Match: { fields: { team1: side, team2: side } },
      // A text that is only tried has no name, and is no page.
      Template: { keyFields: keyedBy('filename') },
      GroupTable: { keyFields: keyedBy('group') },
      Query: {
        fields: {
          tipps: tippPages,
          posts: {
            keyArgs: ['search', 'groupId', 'onlyOperatorPosts'],
            merge: (
              existing: FeedPage<Reference> | undefined,
              incoming: FeedPage<Reference>,
              { args, readField },
            ) =>
              mergeFeed(existing, incoming, { lastId: args?.lastId, idOf: (post) => readField('id', post) }),
          },
        },
      },
    },
  });
