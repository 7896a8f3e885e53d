import { expect, test } from 'vitest';
import { anyUnsaved } from '../../lib/unsaved.ts';
import { draftAt, hasArrived, keepDraft, keyOfSent, onDrafts } from './drafts.ts';

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

test('who shows a draft hears of its changes until it is gone', () => {
  let heard = 0;
  const end = onDrafts(() => void (heard += 1));
  keepDraft('heard', 'a');
  end();
  keepDraft('heard', 'ab');
  expect(heard).toBe(1);
});
