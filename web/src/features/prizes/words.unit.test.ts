import { expect, test } from 'vitest';
import { fillNames, matchesText, namesOf } from './words.ts';

test('names are put in place of [Name], as text, fifty times at most', () => {
  expect(fillNames('<b>[Name]</b> gewinnt. Glückwunsch, [Name]!', 'Anna <Adler>')).toBe(
    '<b>Anna &lt;Adler&gt;</b> gewinnt. Glückwunsch, Anna &lt;Adler&gt;!',
  );
  expect(fillNames('[Name]'.repeat(52), 'A')).toBe(`${'A'.repeat(50)}[Name][Name]`);
  expect(fillNames('[Name]', "Kate O'Neil")).toBe('Kate O&#39;Neil');
  expect(fillNames('ohne', 'A')).toBe('ohne');
  // What stands in a name is no pattern.
  expect(fillNames('[Name]', '$& [Name]')).toBe('$&amp; [Name]');
});

test('names are joined as one would say them', () => {
  const winner = (fullname: string) => ({ user: { fullname } });
  expect(namesOf([winner('Anna'), winner('Bert'), { user: null }, winner('Cem')])).toBe('Anna, Bert und Cem');
  expect(namesOf([])).toBe('');
});

test('a single match is no range', () => {
  expect(matchesText({ fromMatchId: 7, toMatchId: 7 })).toBe('Spiel 7');
  expect(matchesText({ fromMatchId: 7, toMatchId: 9 })).toBe('Spiele 7 bis 9');
});
