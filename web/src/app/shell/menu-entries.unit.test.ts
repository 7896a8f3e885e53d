import { describe, expect, test } from '@jest/globals';
import { hasScreen } from '../screens/screens.ts';
import { barEntries, isCurrent, menuEntries } from './menu-entries.ts';

const links = { prizes: '' };
const player = { user: { isAdmin: false }, firstMatchIsLocked: true, hasKonferenz: false, links };
const labels = (entries: { label: string }[]): string[] => entries.map(({ label }) => label);

describe('menu', () => {
  test('a player sees all entries except those for operators', () => {
    expect(labels(menuEntries(player))).toEqual([
      'Startseite',
      'Meine Tipps',
      'Rangliste',
      'Spielergruppen',
      'Statistik',
      'Meine Liste',
      'Spiele & Tabellen',
      'Gewinner',
      'Sponsoren',
      'Preise',
      'Spielregeln',
    ]);
  });

  test('before the first match there are players instead of ranks, and no statistics', () => {
    const before = labels(menuEntries({ ...player, firstMatchIsLocked: false }));
    expect(before).toContain('Mitspieler');
    expect(before).not.toContain('Rangliste');
    expect(before).not.toContain('Statistik');
  });

  test('links to the Konferenz during a match or shortly before', () => {
    const live = menuEntries({ ...player, hasKonferenz: true });
    expect(labels(live).slice(2, 4)).toEqual(['Rangliste', 'Konferenz']);
    expect(live[3] && isCurrent(live[3], '/konferenz/2')).toBe(true);
  });

  test('operators see the entry for managing matches', () => {
    expect(labels(menuEntries({ ...player, user: { isAdmin: true } }))).toContain('Spielerfassung');
  });

  test('visitors see what is public', () => {
    expect(labels(menuEntries({ ...player, user: null }))).toEqual([
      'Startseite',
      'Spiele & Tabellen',
      'Sponsoren',
      'Preise',
      'Spielregeln',
    ]);
    const prizes = menuEntries({ ...player, user: null }).at(-2);
    expect(prizes).toMatchObject({ to: '/preise', isOutside: false });
  });

  test('prizes link to another site if operators have configured one', () => {
    const prizes = 'https://www.example.org/preise.pdf';
    const entries = menuEntries({ ...player, links: { prizes } });
    expect(labels(entries).slice(-3)).toEqual(['Sponsoren', 'Preise', 'Spielregeln']);
    expect(entries.at(-2)).toMatchObject({ to: prizes, isOutside: true });
  });

  test.each([
    ['/gewinner#zu-gewinnen', false],
    ['/preise.pdf', true],
  ])('prizes at %s of the product itself: outside is %s', (prizes, isOutside) => {
    const entries = menuEntries({ ...player, links: { prizes } });
    expect(entries.at(-2)).toMatchObject({ to: prizes, isOutside });
  });

  test('no two entries have the same icon', () => {
    const links = { prizes: '/gewinner#zu-gewinnen' };
    const icons = menuEntries({ ...player, user: { isAdmin: true }, hasKonferenz: true, links }).map(
      ({ icon }) => icon,
    );
    expect(new Set(icons).size).toBe(icons.length);
  });

  test('every entry leads to a screen', () => {
    const entries = menuEntries({ ...player, user: { isAdmin: true }, hasKonferenz: true });
    expect(entries.filter(({ to }) => !hasScreen(to))).toEqual([]);
  });
});

test('the bottom bar has four entries for players, and none for visitors', () => {
  expect(labels(barEntries(player))).toEqual(['Start', 'Tipps', 'Rangliste', 'Gruppen']);
  expect(barEntries({ ...player, user: null })).toEqual([]);
});

test('groups and ranking are current for all their paths, the start page only for its own', () => {
  const [start, , ranking, groups] = menuEntries(player);
  expect(groups && isCurrent(groups, '/spielergruppe/12/2')).toBe(true);
  for (const path of ['/rangliste/3', '/tippduell/2', '/bonus/7'])
    expect(ranking && isCurrent(ranking, path)).toBe(true);
  expect(start && isCurrent(start, '/tipps')).toBe(false);
  expect(start && isCurrent(start, '/')).toBe(true);
});
