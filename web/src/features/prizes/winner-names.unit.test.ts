import { expect, test } from '@jest/globals';
import { fillNames, matchesText, namesOf } from './winner-names.ts';

test('[Name] is replaced by escaped names, fifty times at most', () => {
  expect(fillNames('<b>[Name]</b> gewinnt. Glückwunsch, [Name]!', 'Anna <Adler>')).toBe(
    '<b>Anna &lt;Adler&gt;</b> gewinnt. Glückwunsch, Anna &lt;Adler&gt;!',
  );
  expect(fillNames('[Name]'.repeat(52), 'A')).toBe(`${'A'.repeat(50)}[Name][Name]`);
  expect(fillNames('[Name]', "Kate O'Neil")).toBe('Kate O&#39;Neil');
  expect(fillNames('ohne', 'A')).toBe('ohne');
  // A name is not read as a replacement pattern.
  expect(fillNames('[Name]', '$& [Name]')).toBe('$&amp; [Name]');
});

test('names are joined as in a German sentence', () => {
  const winner = (fullname: string) => ({ user: { fullname } });
  expect(namesOf([winner('Anna'), winner('Bert'), { user: null }, winner('Cem')])).toBe('Anna, Bert und Cem');
  expect(namesOf([])).toBe('');
});

test('a range is named by teams, or by rounds while those are open, and a single match by itself', () => {
  const match = (id: number, ...names: [string, string]) => {
    const [team1, team2] = names.map((name) => ({ teamKZ: name.length === 3 ? name : '', name }));
    return { id, roundName: id > 48 ? 'Halbfinale' : 'Gruppe A', team1: team1!, team2: team2! };
  };
  const opening = match(1, 'GER', 'SCO');
  expect(matchesText({ fromMatch: opening, toMatch: opening })).toBe('GER – SCO');
  expect(matchesText({ fromMatch: opening, toMatch: match(2, 'HUN', 'SUI') })).toBe(
    'GER – SCO bis HUN – SUI',
  );
  const open = match(50, 'Sieger Spiel 47', 'Sieger Spiel 48');
  expect(matchesText({ fromMatch: open, toMatch: open })).toBe('Halbfinale');
  expect(matchesText({ fromMatch: match(49, 'GER', 'Sieger Spiel 46'), toMatch: open })).toBe('Halbfinale');
  expect(matchesText({ fromMatch: opening, toMatch: open })).toBe('GER – SCO bis zum Halbfinale');
});
