import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { GroupTable, MutationSaveWinnerTippArgs, WinnerTipp } from '../../generated/schema.ts';
import { failure, unreachable } from '../../testing/failure.ts';
import { fill } from '../../testing/fill.ts';
import { aTeam, aTipp, aWinnerTipp } from '../../testing/match.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aViewer } from '../../testing/player.ts';
import { pass } from '../../testing/time.ts';
import { aTournament } from '../../testing/tournament.ts';

const teams = ['Deutschland', 'Schottland', 'Ungarn', 'Schweiz', 'Rumänien'].map((name) =>
  aTeam(name, { teamKZ: name.toUpperCase() }),
);
const groupTables: GroupTable[] = [{ group: 'A', teams, matches: [] }];
const marks = ['P1', 'P2', 'WA', 'LA'];

/** A server that stores what it receives. */
const opening = () => {
  const viewer = aViewer();
  const stored = new Map(marks.map((mark) => [mark, null as string | null]));
  const families = { places: { revision: 0, key: '' }, A: { revision: 0, key: '' } };
  const familyOf = (mark: string) => families[mark.startsWith('P') ? 'places' : 'A'];
  const winnerTipp = (mark: string): WinnerTipp => {
    const team = teams.find(({ teamKZ }) => teamKZ === stored.get(mark)) ?? null;
    const { revision } = familyOf(mark);
    return aWinnerTipp({ id: mark, mark, team, revision, group: mark.startsWith('P') ? '' : mark.slice(1) });
  };
  const save = ({ input }: MutationSaveWinnerTippArgs) => {
    const others = input.others ?? [];
    const family = familyOf(input.mark);
    const isRepeated = Boolean(input.key) && input.key === family.key;
    const isConflict = !isRepeated && (input.revision ?? family.revision) !== family.revision;
    if (!isRepeated && !isConflict) {
      for (const { mark, teamKZ } of [input, ...others]) stored.set(mark, teamKZ ?? null);
      family.revision += 1;
      family.key = input.key ?? '';
    }
    const named = others.map(({ mark }) => winnerTipp(mark));
    return { winnerTipp: winnerTipp(input.mark), others: named, isConflict, viewer };
  };
  return {
    save,
    options: {
      viewer,
      answers: {
        ...{ winnerTipps: () => marks.map(winnerTipp), groupTables, saveWinnerTipp: save, matches: [] },
        tipps: { currentPageNumber: 1, jokerCount: 0, tipps: [aTipp()] },
      },
    },
  };
};

const card = (id: string) => within(document.getElementById(`sieger-${id}`)!);
const isShown = () => screen.findByRole('heading', { name: 'Wer wird Europameister?' });
const crown = (team: string) => card('A').getByRole('radio', { name: `${team} als Sieger der Gruppe A` });
const lantern = (team: string) => card('A').getByRole('radio', { name: `${team} als Letzter der Gruppe A` });

test('winner tipps come first while some are missing, and stay beside the matches', async () => {
  const { user } = await openApp('/tipps', opening().options);
  await isShown();
  await user.click(screen.getByRole('link', { name: /^SPIEL-TIPPS/ }));
  await waitFor(() => expect(location.search).toBe('?tab=spiele'));
  await user.click(screen.getByRole('link', { name: /^SIEGER-TIPPS/ }));
  await isShown();
});

test('where knock-out rounds are all there is, only places are tipped', async () => {
  const { options } = opening();
  const winnerTipps = () => options.answers.winnerTipps().filter(({ mark }) => mark.startsWith('P'));
  await openApp('/tipps?tab=sieger', { ...options, answers: { ...options.answers, winnerTipps } });
  await isShown();
  expect(screen.queryByRole('heading', { name: 'Gruppe A' })).toBeNull();
});

test('in a league the champion and the last are tipped, and no group is named', async () => {
  const { options } = opening();
  const winnerTipps = () => options.answers.winnerTipps().filter(({ mark }) => mark !== 'WA');
  const tournament = aTournament({ champion: 'Meister' });
  const { user, sent } = await openApp('/tipps?tab=sieger', {
    ...options,
    answers: { ...options.answers, winnerTipps, tournament },
  });
  await screen.findByRole('heading', { name: 'Wer wird Meister?' });
  screen.getByRole('heading', { name: 'Wer wird Letzter?' });
  const table = card('A');
  table.getByRole('heading', { name: 'Tabelle' });
  expect(table.getAllByRole('radio')).toHaveLength(teams.length);
  await user.click(table.getByRole('radio', { name: 'Ungarn als Letzter der Tabelle' }));
  await table.findByText('gespeichert');
  expect(sent('SaveWinnerTipp')).toMatchObject([{ input: { mark: 'LA', teamKZ: 'UNGARN' } }]);
  await user.click(card('P').getByRole('button', { name: /^1\. Platz:/ }));
  const picker = within(await screen.findByRole('dialog'));
  expect(picker.queryByRole('heading', { name: /Gruppe/ })).toBeNull();
});

test('crown and lantern go from team to team, by keyboard too, and are taken back', async () => {
  const { options } = opening();
  const { user } = await openApp('/tipps?tab=sieger', options);
  await isShown();
  crown('Ungarn').focus();
  await user.keyboard(' ');
  await user.click(lantern('Schottland'));
  await card('A').findByText('gespeichert');
  // The team with the lantern gets the crown, and loses the lantern.
  await user.click(crown('Schottland'));
  await card('A').findByText('Letzter fehlt noch');
  expect(crown('Schottland')).toHaveProperty('checked', true);
  expect(crown('Ungarn')).toHaveProperty('checked', false);
  expect(lantern('Schottland')).toHaveProperty('checked', false);

  await openApp('/tipps?tab=sieger', options);
  await isShown();
  await card('A').findByText('Letzter fehlt noch');
  crown('Schottland').focus();
  await user.keyboard(' ');
  await card('A').findByText('Noch kein Tipp');
});

test('arrow keys move between the teams without choosing, and leave the other mark alone', async () => {
  const { user, sent } = await openApp('/tipps?tab=sieger', opening().options);
  await isShown();
  await user.click(crown('Deutschland'));
  await user.click(lantern('Ungarn'));
  await card('A').findByText('gespeichert');
  const before = sent('SaveWinnerTipp').length;
  crown('Deutschland').focus();
  await user.keyboard('{ArrowDown}{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(crown('Schweiz'));
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowLeft}');
  expect(document.activeElement).toBe(crown('Schweiz'));
  expect(crown('Deutschland')).toHaveProperty('checked', true);
  await user.keyboard(' ');
  await waitFor(() => expect(sent('SaveWinnerTipp')).toHaveLength(before + 1));
  await card('A').findByText('gespeichert');
  expect(crown('Schweiz')).toHaveProperty('checked', true);
  expect(lantern('Ungarn')).toHaveProperty('checked', true);
});

test('the way through what is missing goes on behind a card that was completed', async () => {
  const { options } = opening();
  const { winnerTipps } = options.answers;
  const ofB = ['WB', 'LB'].map((mark) => aWinnerTipp({ id: mark, mark, group: 'B' }));
  const { user } = await openApp('/tipps?tab=sieger', {
    ...options,
    answers: {
      ...options.answers,
      winnerTipps: () => [...winnerTipps(), ...ofB],
      groupTables: [...groupTables, { group: 'B', teams: [], matches: [] }],
    },
  });
  await isShown();
  const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
  const goOn = async () => {
    await user.click(screen.getByTitle('Zum nächsten offenen'));
    return (seen.mock.contexts.at(-1) as Element).id;
  };
  expect(await goOn()).toBe('sieger-P');
  expect(await goOn()).toBe('sieger-A');
  await user.click(crown('Ungarn'));
  await user.click(lantern('Schweiz'));
  await card('A').findByText('gespeichert');
  expect(await goOn()).toBe('sieger-B');
});

test('a team is found by its name and stands on one step only', async () => {
  const { user, sent } = await openApp('/tipps?tab=sieger', opening().options);
  await isShown();
  const step = (name: RegExp) => card('P').getByRole('button', { name });
  for (const [place, word] of [
    [1, 'rumanien'],
    [2, 'schweiz'],
  ] as const) {
    await user.click(step(new RegExp(`^${place}\\. Platz:`)));
    await fill(await screen.findByRole('searchbox', { name: 'Mannschaft suchen' }), word);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  step(/^1\. Platz: Rumänien/);
  await card('P').findByText('gespeichert');
  // Saved one by one or together, depending on the time between the clicks.
  const saved = sent('SaveWinnerTipp').flatMap(({ input }) => {
    const { mark, teamKZ, others } = input as MutationSaveWinnerTippArgs['input'];
    return [{ mark, teamKZ }, ...(others ?? [])];
  });
  expect(saved).toEqual([
    { mark: 'P1', teamKZ: 'RUMÄNIEN' },
    { mark: 'P2', teamKZ: 'SCHWEIZ' },
  ]);
  await user.click(step(/^2\. Platz: Schweiz/));
  const used = await screen.findByRole('button', { name: 'Rumänien schon 1. Platz' });
  expect(used.getAttribute('aria-disabled')).toBe('true');
  await user.click(used);
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  step(/^2\. Platz: Schweiz/);
});

test('a refusal stands above the field, and what was stored stays', async () => {
  const { options } = opening();
  const message = 'Das erste Spiel der Gruppe A hat bereits begonnen.';
  const { user } = await openApp('/tipps?tab=sieger', {
    ...options,
    answers: { ...options.answers, saveWinnerTipp: failure('LOCKED', message) },
  });
  await isShown();
  await user.click(crown('Ungarn'));
  await within(await card('A').findByRole('alert')).findByText(message);
  expect(card('A').queryAllByRole('radio', { checked: true })).toEqual([]);
});

test('a refusal shows what another device has saved', async () => {
  const { options, save } = opening();
  const message = 'Diese Mannschaft hast Du schon auf einem anderen Platz getippt.';
  const { user } = await openApp('/tipps?tab=sieger', {
    ...options,
    answers: { ...options.answers, saveWinnerTipp: failure('CONFLICT', message) },
  });
  await isShown();
  save({ input: { mark: 'P1', teamKZ: 'RUMÄNIEN' } });
  await user.click(card('P').getByRole('button', { name: /^2\. Platz:/ }));
  await fill(await screen.findByRole('searchbox', { name: 'Mannschaft suchen' }), 'rumanien');
  await user.keyboard('{Enter}');
  await screen.findByText(message);
  await card('P').findByRole('button', { name: /^1\. Platz: Rumänien/ });
  screen.getByText(message);
});

test('a save that nobody has answered is neither saved nor lost, and is sent again', async () => {
  const { options, save } = opening();
  jest.useFakeTimers();
  const page = await openApp('/tipps?tab=sieger', options);
  await isShown();
  page.change({
    // The failing answer comes after storing.
    saveWinnerTipp: (args: MutationSaveWinnerTippArgs) => {
      save(args);
      return failure('UNKNOWN', 'Wir wissen gerade nicht, ob das gespeichert wurde.');
    },
  });
  await page.user.click(crown('Ungarn'));
  await card('A').findByText(/^Noch nicht bestätigt/);
  page.change({ saveWinnerTipp: save });
  await pass(60_000);
  await card('A').findByText('Letzter fehlt noch');
  expect(crown('Ungarn')).toHaveProperty('checked', true);
  const [first, ...again] = page.sent('SaveWinnerTipp');
  expect(again.length).toBeGreaterThan(0);
  for (const each of again) expect(each).toEqual(first);
});

describe('where another device has decided meanwhile, the player chooses', () => {
  const rivals = async () => {
    const { options, save } = opening();
    jest.useFakeTimers();
    const page = await openApp('/tipps?tab=sieger', options);
    await isShown();
    page.change({ saveWinnerTipp: unreachable() });
    await page.user.click(crown('Ungarn'));
    await card('A').findByText(/^Noch nicht bestätigt/);
    save({ input: { mark: 'WA', teamKZ: 'SCHWEIZ' } });
    page.change({ saveWinnerTipp: save });
    await pass(60_000);
    await card('A').findByText('Inzwischen steht hier ein anderer Tipp von Dir (Schweiz).');
    expect(crown('Ungarn')).toHaveProperty('checked', true);
    return page;
  };
  const choose = async (name: string, { user }: Awaited<ReturnType<typeof rivals>>) => {
    await user.click(card('A').getByRole('button', { name: `${name}: Gruppe A` }));
    await card('A').findByText('Letzter fehlt noch');
    await pass(60_000);
    expect(card('A').queryByText(/^Inzwischen/)).toBeNull();
  };

  test('to keep the tipp of the other device', async () => {
    const page = await rivals();
    const tries = page.sent('SaveWinnerTipp').length;
    await choose('Den anderen behalten', page);
    expect(crown('Schweiz')).toHaveProperty('checked', true);
    expect(page.sent('SaveWinnerTipp')).toHaveLength(tries);
  });

  test('to save the own tipp all the same', async () => {
    const page = await rivals();
    await choose('Meinen Tipp speichern', page);
    expect(crown('Ungarn')).toHaveProperty('checked', true);
    expect(page.sent('SaveWinnerTipp').at(-1)).toMatchObject({ input: { mark: 'WA', teamKZ: 'UNGARN' } });
  });
});

test('nobody sees winner tipps of others before the lock', async () => {
  const other = aViewer().user;
  const hidden = marks.map((mark) =>
    aWinnerTipp({ id: `other-${mark}`, mark, isVisible: false, group: mark.startsWith('P') ? '' : 'A' }),
  );
  const { options } = opening();
  await openApp(`/liste?spieler=${other.id}&tippart=sieger`, {
    ...options,
    answers: { ...options.answers, user: other, winnerTipps: hidden },
  });
  await screen.findByText('Endplätze');
  expect(screen.getAllByText('Tipp noch nicht sichtbar').length).toBeGreaterThan(1);
});
