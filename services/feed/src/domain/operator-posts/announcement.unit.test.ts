import { describe, expect, test } from '@jest/globals';
import { fullyNamedIn, namedIn } from './announcement.ts';
import { withSeams } from './names-in-text.ts';

const ada = { userId: 1, firstname: 'Ada Maria', lastname: 'Lovelace' };
const max = { userId: 2, firstname: 'Max', lastname: 'Sommer' };
const odd = { userId: 3, firstname: 'Rosa (R.)', lastname: 'O’Neill & Söhne' };

describe('an announcement', () => {
  test.each([
    ['whole', 'Es gewinnt Ada Maria Lovelace.'],
    ['in two lines', 'Max Sommer,\nAda Maria\nLovelace'],
    ['in small letters, with tags between that were taken out', 'ada  maria  lovelace !'],
    ['in the genitive', 'Ada Maria Lovelaces Los'],
    ['the last name first', 'Gewonnen haben Lovelace, Ada Maria; Sommer, Max.'],
    ['behind a title, the last name first', 'Frau Lovelace, Ada Maria, gewinnt'],
    ['parted by a sign that nobody sees', 'Ada Maria\u00adLovelace'],
    ['parted by dashes', 'Ada-Maria_Lovelace'],
    ['parted by other signs', 'Ada. Maria (Lovelace)'],
    ['the last name first, in brackets', 'Lovelace (Ada Maria)'],
    ['with a note', 'Ada Maria Lovelace²'],
    ['with an emoji between', 'Ada 🏆️ Maria|Lovelace'],
    ['with another name in the middle', 'Ada Maria Sophie Lovelace'],
    ['in wide letters', 'Ａｄａ Maria Ｌovelace'],
    ['with signs that nobody sees', 'A\u00adda\u200b Maria\u2060 Love\u00adlace'],
  ])('tells a name %s', (_how, text) => {
    expect(fullyNamedIn(text, [ada, max])).toContain(ada);
  });

  test('tells no name where it stands in part, or in another', () => {
    expect(fullyNamedIn('Ada gewinnt, Ada Maria Lovelacer', [ada])).toEqual([]);
    expect(fullyNamedIn('Im Sommer', [max])).toEqual([]);
    expect(fullyNamedIn('Bo Sommer, Max Muster', [max])).toEqual([]);
    expect(fullyNamedIn('Max und Sommer. Max, Lena Sommer. Max gewinnt Sommer.', [max])).toEqual([]);
    expect(fullyNamedIn('Max Winter-Sommer', [max])).toEqual([]);
    expect(fullyNamedIn('MaxSommer, Max1Sommer, Max Sommer2', [max])).toEqual([]);
    expect(fullyNamedIn('Das gilt für Max!\nSommer ist es.', [max])).toEqual([]);
  });

  test('tells by its last name only who won what it announces', () => {
    const text = 'Glückwunsch, Familie Sommer!';
    expect(namedIn(text, [ada, max], new Set([2]))).toEqual([max]);
    expect(namedIn(text, [ada, max], new Set([1]))).toEqual([]);
  });

  test('tells what its pictures say, and no address', () => {
    const tells = (html: string) => fullyNamedIn(withSeams(html).replace(/<[^>]*>/g, '\n'), [max]).length > 0;
    const picture = '<img src="/api/downloadImage/p1" alt="Max Sommer" />';
    expect(tells(`<p>Los</p>${picture}`)).toBe(true);
    expect(tells(`<p>Max ${picture.replace('Max Sommer', 'Ball')} Sommer</p>`)).toBe(true);
    expect(tells('<a href="https://a.example/Max-Sommer">Los</a>')).toBe(false);
  });

  test('tells names with signs that mean something elsewhere', () => {
    for (const form of ['NFC', 'NFD'])
      expect(fullyNamedIn('Rosa (R.) O’Neill & Söhne'.normalize(form), [odd])).toEqual([odd]);
  });
});
