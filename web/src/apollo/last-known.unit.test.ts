import { gql } from '@apollo/client';
import { beforeEach, expect, test } from 'vitest';
import { setLastContact } from '../lib/last-contact.ts';
import { createCache } from './cache.ts';
import { keepLastKnown } from './last-known.ts';

const stored = new Map<string, string>();
let hide: () => void;

beforeEach(() => {
  stored.clear();
  const listeners: (() => void)[] = [];
  hide = () => listeners.forEach((listener) => listener());
  setLastContact(1);
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    document: {
      hidden: true,
      addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
    },
  });
});

const cacheOf = (query: string, data: unknown) => {
  const cache = createCache();
  cache.writeQuery({ query: gql(query), data });
  return cache;
};

const seen = () =>
  cacheOf('{ user(id: 8) { id fullname } }', { user: { __typename: 'User', id: 8, fullname: 'Mia Muster' } });

test('keeps what a player has seen, until somebody else opens the page', () => {
  keepLastKnown(seen(), { id: 7, isAdmin: false });
  hide();
  expect(stored.get('last-known')).toContain('Mia Muster');
  keepLastKnown(seen(), null);
  expect(stored.size).toBe(0);
});

test('keeps nothing of operators, and forgets what was kept of them before', () => {
  stored.set('last-known', '{"userId":7}');
  const cache = cacheOf(
    `{ draftCount reportedTexts { items { text reason } }
      userProfile(userId: 8) { street zipCode }
      price(id: 4) { id winners { id isPublished user { id fullname } } } }`,
    {
      draftCount: 3,
      reportedTexts: {
        __typename: 'ReportedTextPage',
        items: [{ __typename: 'ReportedText', text: 'x', reason: 'y' }],
      },
      userProfile: { __typename: 'Profile', street: 'Am Ring 1', zipCode: '12345' },
      price: {
        ...{ __typename: 'Price', id: 4 },
        winners: [
          {
            __typename: 'Winner',
            id: 9,
            isPublished: false,
            user: { __typename: 'User', id: 8, fullname: 'Mia' },
          },
        ],
      },
    },
  );
  keepLastKnown(cache, { id: 7, isAdmin: true });
  hide();
  expect(stored.size).toBe(0);
});

test('leaves out who could be drawn: it would take the room of all else', () => {
  const cache = cacheOf('{ price(id: 4) { id name drawing { hash candidates } } }', {
    price: {
      ...{ __typename: 'Price', id: 4, name: 'Ein Trikot' },
      drawing: { __typename: 'Drawing', hash: 'abc', candidates: 'x'.repeat(2_000_000) },
    },
  });
  keepLastKnown(cache, { id: 7, isAdmin: false });
  hide();
  const text = stored.get('last-known') ?? '';
  expect(text).toContain('Ein Trikot');
  expect(text).not.toContain('candidates');
});
