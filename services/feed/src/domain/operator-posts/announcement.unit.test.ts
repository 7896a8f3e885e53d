import { describe, expect, test } from 'vitest';
import { fullyNamedIn, namedIn, withoutName } from './announcement.ts';

const ada = { userId: 1, firstname: 'Ada Maria', lastname: 'Lovelace' };
const max = { userId: 2, firstname: 'Max', lastname: 'Sommer' };
const odd = { userId: 3, firstname: 'Rosa (R.)', lastname: 'O’Neill & Söhne' };
const post = (text: string, winnerString: string, subject: string) => ({
  ...{ subject, text },
  drawing: { priceId: 1, priceKind: 'Tagespreis', winnerString },
});

describe('an announcement', () => {
  test.each([
    ['whole', 'Es gewinnt Ada Maria Lovelace.'],
    ['in two lines', 'Max Sommer,\nAda Maria\nLovelace'],
    ['in small letters, with tags between that were taken out', 'ada  maria  lovelace !'],
    ['in the genitive', 'Ada Maria Lovelaces Los'],
  ])('tells a name %s', (_how, text) => {
    expect(fullyNamedIn(text, [ada, max])).toContain(ada);
  });

  test('tells no name where it stands in part, or in another', () => {
    expect(fullyNamedIn('Ada gewinnt, Ada Maria Lovelacer', [ada])).toEqual([]);
    expect(fullyNamedIn('Im Sommer', [max])).toEqual([]);
  });

  test('tells by its last name only who won what it announces', () => {
    const text = 'Glückwunsch, Familie Sommer!';
    expect(namedIn(text, [ada, max], new Set([2]))).toEqual([max]);
    expect(namedIn(text, [ada, max], new Set([1]))).toEqual([]);
  });

  test('keeps no name of who has left, and all else', () => {
    const before = post(
      '<p><strong>Ada Maria Lovelace</strong> und <b>Max</b> Sommer: Frau Lovelace jubelt. <a href="https://a.example/Lovelace">Ada</a></p>',
      'Ada Maria Lovelace und Max Sommer',
      'Lovelace!',
    );
    expect(withoutName(before, ada)).toEqual({
      ...before,
      subject: 'Ehemaliges Mitglied!',
      text: '<p><strong>Ehemaliges Mitglied</strong> und <b>Max</b> Sommer: Frau Ehemaliges Mitglied jubelt. <a href="https://a.example/Lovelace">Ada</a></p>',
      drawing: { ...before.drawing, winnerString: 'Ehemaliges Mitglied und Max Sommer' },
    });
    expect(withoutName(before, max).text).toContain('und <b>Ehemaliges Mitglied</b>:');
    expect(withoutName(before, max).drawing?.winnerString).toBe('Ada Maria Lovelace und Ehemaliges Mitglied');
  });

  test('finds names with signs that mean something elsewhere', () => {
    const before = post('<p>Rosa (R.) O’Neill &amp; Söhne</p>', 'Rosa (R.) O’Neill & Söhne', '');
    expect(fullyNamedIn(before.drawing.winnerString, [odd])).toEqual([odd]);
    const left = withoutName(before, odd);
    expect(left.text).toBe('<p>Ehemaliges Mitglied</p>');
    expect(left.drawing?.winnerString).toBe('Ehemaliges Mitglied');
  });
});
