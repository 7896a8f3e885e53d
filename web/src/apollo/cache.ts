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

/** Keyed by a field that may be missing or empty; without it the object is embedded in its parent. */
const keyedBy =
  (field: string): KeyFields =>
  (object) =>
    object[field] ? `${object.__typename}:${String(object[field])}` : false;

/** A single object whose fields arrive in several answers. */
const singleton = { keyFields: [], merge: true } as const;

/** An open slot has no key: the fields of several queries are merged. */
const side: FieldPolicy = {
  merge: (existing, incoming, { mergeObjects }) =>
    isReference(existing) || isReference(incoming) ? incoming : mergeObjects(existing, incoming),
};

/** Increase it when the policies below change the cache's shape: older persisted caches are then ignored. */
export const CACHE_SHAPE = 1;

/** Types with an `id` are missing here, because Apollo keys them by default. */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({
    typePolicies: {
      // The profile has no key, because operators also see those of others.
      Viewer: { ...singleton, fields: { profile: { merge: true } } },
      Evaluation: singleton,
      Tournament: singleton,
      // Open slots of the knock-out round share the empty code.
      Team: { keyFields: keyedBy('teamKZ'), fields: { details: { merge: true } } },
      // A separate query loads the candidates.
      Price: { fields: { drawing: { merge: true } } },
      Match: { fields: { team1: side, team2: side } },
      // The strip before a kick-off asks for the next matches alone.
      MatchOverview: { merge: true },
      // A preview has no name, because it is not a page yet.
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
