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
  formDraftAt,
  isOutdated,
  keepForm,
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
  keepDraft('received', '');
  expect(received).toBe(1);
});

test('a form’s draft tells whether the values that it replaces were changed since its first entry', () => {
  const keep = (entered: object, initial: object) =>
    keepForm('form', entered, { initial, version: 3, key: 'k' });
  keep({ name: 'Kurve' }, { name: 'Block', age: '' });
  keep({ name: 'Kurve', age: '40' }, { name: 'Gerade', age: '39' });
  const draft = formDraftAt('form')!;
  expect(draft).toMatchObject({ entered: { name: 'Kurve', age: '40' }, version: 3, key: 'k' });
  expect(isOutdated(draft, { name: 'Block', age: '39' })).toBe(false);
  expect(isOutdated(draft, { name: 'Gerade', age: '39' })).toBe(true);
  expect(isOutdated(draft, { name: 'Block', age: '41' })).toBe(true);
});

test('a form without entries leaves nothing, not even the key of its request', () => {
  const kept = store();
  const more = { initial: {}, version: 0, key: 'k' };
  keepForm('form', { name: 'Kurve' }, more);
  expect(kept.size).toBe(1);
  keepForm('form', {}, more);
  expect(kept.size).toBe(0);
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('a stored draft of a form that is gone holds no page, but one that could not be stored does', () => {
  store();
  const more = { initial: {}, version: 0, key: 'k' };
  keepForm('form', { name: 'Kurve' }, more);
  expect(anyUnsaved('draft')).toBe(false);
  keepForm('form', { name: 'x'.repeat(500_000) }, more);
  expect(anyUnsaved('draft')).toBe(true);
  keepForm('form', {}, more);
  expect(anyUnsaved('draft')).toBe(false);
  Reflect.deleteProperty(globalThis, 'localStorage');
});

/** What `localStorage` holds from now on. */
const store = (): Map<string, string> => {
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
  return kept;
};

test('of too many drafts the newest stay, and one that is too large is kept as long as the page', () => {
  jest.useFakeTimers({ now: 1_000_000_000 });
  const kept = store();
  for (let index = 0; index < 120; index += 1) {
    jest.advanceTimersByTime(1);
    keepDraft(`place ${index}`, 'Tor!');
  }
  clearOldDrafts();
  expect([kept.size, draftAt('place 19').text, draftAt('place 20').text]).toEqual([100, '', 'Tor!']);
  keepDraft('place 20', 'x'.repeat(500_000));
  expect(kept.get('draft 0 place 20')).toContain('Tor!');
  expect(draftAt('place 20').text).toHaveLength(500_000);
  forgetDrafts(0);
  Reflect.deleteProperty(globalThis, 'localStorage');
  jest.useRealTimers();
});

test('nobody’s words stay for ever', () => {
  jest.useFakeTimers({ now: 0 });
  store();
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
