import { expect, test } from '@jest/globals';
import { observe } from './part-states.ts';
import { statusPage } from './status-page.ts';

const now = new Date('2024-06-14T12:03:00Z');
const all = { feed: [], user: [], tipp: [], group: [], media: [] };

test.each<[Record<string, string[] | undefined>, RegExp]>([
  [{}, /<p>Alles funktioniert\.<\/p>/],
  [{ group: ['nats'] }, /<p>Alles funktioniert\. Neues kommt gerade verspätet an\.<\/p>/],
  [{ media: undefined }, /geht gerade nicht\. Tippen kannst Du\./],
  [{ user: undefined }, /geht gerade nicht\. Wer angemeldet ist, kann tippen\./],
  [{ tipp: ['mongodb'] }, /bleibt auf Deinem Gerät/],
])('one sentence describes what is missing in %j', (found, expected) => {
  const states = observe(new Map(), new Map(Object.entries({ ...all, ...found })), now);
  expect(statusPage({ states, now, refreshes: true })).toMatch(expected);
});
