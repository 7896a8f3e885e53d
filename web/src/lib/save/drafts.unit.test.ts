import { expect, jest, test } from '@jest/globals';
import { anyUnsaved } from './unsaved.ts';
import {
  draftAt,
  hasArrived,
  keepDraft,
  keyOfSent,
  onDrafts,
  clearOldDrafts,
  forgetDrafts,
} from './drafts.ts';

test('the same words keep their key until they have arrived', () => {
  keepDraft('here', 'Tor! ');
  const key = keyOfSent('here', 'Tor!');
  expect(key).not.toBe('');
  expect(keyOfSent('here', 'Tor!')).toBe(key);
  hasArrived('here', 'Tor!');
  expect(draftAt('here')).toEqual({ text: '', sent: '', key: '' });
  expect(keyOfSent('here', 'Tor!')).not.toBe(key);
});

test('words of no draft have a key, too', () => {
  const key = keyOfSent('nowhere', 'Tor!');
  expect(key).not.toBe('');
  expect(keyOfSent('nowhere', 'Tor!')).toBe(key);
});

test('what was written since stays, and has a key of its own', () => {
  keepDraft('there', 'Eins');
  const key = keyOfSent('there', 'Eins');
  keepDraft('there', 'Zwei');
  hasArrived('there', 'Eins');
  expect(draftAt('there').text).toBe('Zwei');
  expect(keyOfSent('there', 'Zwei')).not.toBe(key);
});

test('what is begun anywhere counts as unsaved until it has arrived or is taken back', () => {
  for (const place of ['there', 'elsewhere', 'nowhere']) hasArrived(place, draftAt(place).text);
  expect(anyUnsaved()).toBe(false);
  keepDraft('one', 'Tor!');
  keepDraft('other', 'Abseits!');
  keyOfSent('one', 'Tor!');
  hasArrived('one', 'Tor!');
  expect(anyUnsaved()).toBe(true);
  keyOfSent('other', 'Abseits!');
  keepDraft('other', '');
  expect(anyUnsaved()).toBe(false);
});

test('a draft’s listener is told of its changes until it unsubscribes', () => {
  let received = 0;
  const end = onDrafts(() => void (received += 1));
  keepDraft('received', 'a');
  end();
  keepDraft('received', 'ab');
  expect(received).toBe(1);
});

test('nobody’s words stay for ever', () => {
  jest.useFakeTimers({ now: 0 });
  const kept = new Map<string, string>();
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, row: string) => void kept.set(name, row),
    removeItem: (name: string) => void kept.delete(name),
  };
  const keys = { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: () => anOwnOne };
  const anOwnOne = { enumerable: true, configurable: true };
  Object.defineProperty(globalThis, 'localStorage', {
    value: new Proxy(storage, keys),
    configurable: true,
  });
  keepDraft('old', 'Damals');
  jest.setSystemTime(29 * 86_400_000);
  keepDraft('young', 'Neulich');
  clearOldDrafts();
  expect([draftAt('old').text, draftAt('young').text]).toEqual(['Damals', 'Neulich']);
  jest.setSystemTime(31 * 86_400_000);
  clearOldDrafts();
  expect([draftAt('old').text, draftAt('young').text]).toEqual(['', 'Neulich']);
  forgetDrafts(1);
  expect(draftAt('young').text).toBe('Neulich');
  forgetDrafts(0);
  expect(draftAt('young').text).toBe('');
  Reflect.deleteProperty(globalThis, 'localStorage');
  jest.useRealTimers();
});
