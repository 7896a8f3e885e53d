import { describe, expect, test } from '@jest/globals';
import { formerNames, formerNamesIn } from './former-names.ts';

const salt = 'salt';
const known = { salt, names: formerNames(salt, { firstname: 'Ada Maria', lastname: 'Müller-Groß' }) };
const tellsFormer = (text: string, of = known) => formerNamesIn(text, of).length > 0;

describe('the name of a winner who has left', () => {
  test.each([
    'Es gewinnt Ada Maria Müller-Groß!',
    'ADA MARIA MÜLLER GROSS',
    'Müller-Groß, Ada Maria; Max Sommer',
    'Ada\u00ad Ma\u200bria\nMüller-Groß’ Los',
    'Das ist Ada Maria Müller-Großs Ball',
    'Ada\u00adMaria\u200bMüller-Groß',
    'Ada_Maria-Müller_Groß',
    'Ada Maria Sophie Müller-Groß',
    'Ada Maria S. Müller-Groß',
    'Ada\ufe0fMaria\u3164Müller🏆\ufe0fGroß²',
    'Ａｄａ Maria Müller-Ｇｒｏß',
    'Gewonnen hat: Müller-Groß, Ada Maria',
    'Familie Müller-Groß, Ada Maria',
  ])('is known again: %j', (text) => {
    expect(tellsFormer(text, known)).toBe(true);
  });

  test.each([
    '',
    'Ada Maria',
    'Familie Müller-Groß',
    'Ada und Maria Müller-Groß',
    'Ada Maria, Bo Müller-Groß',
    'Ada Maria. S. Müller-Groß',
    'Adamariamüllergroß',
    'Ada1Maria Müller-Groß',
    'Lena Müller-Groß, Ada Maria Winter',
    'Familie Müller-Groß. Ada Maria gewinnt',
    'Müller-Groß\nAda Maria',
    'Ada Maria Müller-Großmann',
  ])('is not taken for another: %j', (text) => {
    expect(tellsFormer(text, known)).toBe(false);
  });

  test('cannot be read, and is no single word', () => {
    expect(JSON.stringify(known)).not.toMatch(/maria|m.?ller/i);
    expect(formerNames(salt, { firstname: '', lastname: 'Sommer' })).toEqual([]);
    expect(tellsFormer('Ada Maria Müller-Groß', { salt, names: [] })).toBe(false);
  });
});
