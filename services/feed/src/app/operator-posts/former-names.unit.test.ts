import { describe, expect, test } from 'vitest';
import { formerName, tellsFormer } from './former-names.ts';

const salt = 'salt';
const known = { salt, names: [formerName(salt, { firstname: 'Ada Maria', lastname: 'Müller-Groß' })!] };

describe('the name of a winner who has left', () => {
  test.each([
    'Es gewinnt Ada Maria Müller-Groß!',
    'ADA MARIA MÜLLER GROSS',
    'Müller-Groß, Ada Maria; Max Sommer',
    'Ada\u00ad Ma\u200bria\nMüller-Groß’ Los',
    'Das ist Ada Maria Müller-Großs Ball',
  ])('is known again: %j', (text) => {
    expect(tellsFormer(text, known)).toBe(true);
  });

  test.each([
    '',
    'Ada Maria',
    'Familie Müller-Groß',
    'Ada und Maria Müller-Groß',
    'Ada Maria Müller-Großmann',
  ])('is not taken for another: %j', (text) => {
    expect(tellsFormer(text, known)).toBe(false);
  });

  test('cannot be read, and is no single word', () => {
    expect(JSON.stringify(known)).not.toMatch(/maria|m.?ller/i);
    expect(formerName(salt, { firstname: '', lastname: 'Sommer' })).toBeNull();
    expect(tellsFormer('Ada Maria Müller-Groß', { salt, names: [] })).toBe(false);
  });
});
