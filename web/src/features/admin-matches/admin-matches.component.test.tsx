import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { MutationSaveMatchArgs } from '../../generated/schema.ts';
import { anEvaluation } from '../../testing/evaluation.ts';
import { failure } from '../../testing/failure.ts';
import { fill } from '../../testing/fill.ts';
import { aMatch, aTeam } from '../../testing/match.ts';
import { nameless } from '../../testing/nameless.ts';
import { hoursLater } from '../../testing/now.ts';
import { openApp } from '../../testing/open-app.tsx';
import { anOperator, aPlayer } from '../../testing/player.ts';
import { aPrize } from '../../testing/prize.ts';
import { pass } from '../../testing/time.ts';
import { aFeed } from '../../testing/feed.ts';

const started = aMatch({ id: 1, date: hoursLater(-1), isLocked: true, isRunning: true });

const answers = {
  adminMatches: [
    {
      id: 1,
      version: 1,
      match: started,
      needsPenalties: false,
      penaltiesTeam1: null,
      penaltiesTeam2: null,
      slot1: null,
      slot2: null,
    },
  ],
  decisions: [],
  evaluation: anEvaluation(),
  openReportCount: 3,
  draftCount: 0,
  prices: [aPrize({ state: 'DUE' })],
};
const due = async () => within(await screen.findByRole('region', { name: 'Was ansteht' }));

test('due tasks on other screens are listed with links', async () => {
  await openApp('/adminmatches', { viewer: anOperator(), answers });
  const list = await due();
  const reports = list.getByRole('link', { name: /^Entscheiden: 3 gemeldete Texte/ });
  expect(reports.getAttribute('href')).toBe('/admingemeldet');
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/adminpreise',
    '/admingemeldet',
  ]);
});

test('if those tasks are unknown, an error is shown instead of an empty list', async () => {
  const { user, change } = await openApp('/adminmatches', {
    viewer: anOperator(),
    answers,
    operations: { DueElsewhere: failure('FORBIDDEN', 'Heute nicht.') },
  });
  const list = await due();
  await list.findByText('Heute nicht.');
  expect(list.queryByText('Gerade steht nichts an.')).toBeNull();
  change({}, { DueElsewhere: {} });
  await user.click(screen.getAllByRole('button', { name: 'Aktualisieren' })[0]!);
  await list.findByText(/gemeldete Texte/);
});

test('each control of a match has an accessible name', async () => {
  await openApp('/adminmatches?zeige=alle', { viewer: anOperator(), answers });
  await screen.findByRole('button', { name: 'Speichern: Deutschland – Schottland' });
  expect(nameless()).toEqual([]);
});

test('a locked operator keeps the open form, and is led to the start page afterwards', async () => {
  jest.useFakeTimers();
  const player = aPlayer();
  const { user, change } = await openApp('/adminpreise', {
    viewer: anOperator({ player }),
    answers: { prices: [], matches: [started], uploadMaxBytes: 1_000, posts: aFeed() },
  });
  await user.click((await screen.findAllByRole('button', { name: 'Neuer Preis' }))[0]!);
  const name = await screen.findByLabelText<HTMLInputElement>('Name');
  await user.type(name, 'Trikot');
  change({ viewer: anOperator({ player: { ...player, isLocked: true } }) });
  await pass(70_000);
  await screen.findByText('Dein Zugang ist gesperrt');
  expect(name.value).toBe('Trikot');
  await fill(name, '');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
  await user.click(screen.getAllByRole('link', { name: /Start/ })[0]!);
  await screen.findByText('Dein Zugang ist gesperrt');
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/'));
});

test('leaving with an unsaved result asks for a confirmation', async () => {
  const { user } = await openApp('/adminmatches', {
    viewer: anOperator(),
    answers: { ...answers, template: null },
  });
  const goals = async () =>
    (await screen.findAllByRole<HTMLSelectElement>('combobox', { name: /^Tore/ })).slice(0, 2);
  await user.selectOptions((await goals())[0]!, '3');
  await user.click(screen.getByRole('link', { name: 'Alle' }));
  await waitFor(() => expect(location.search).toBe('?zeige=alle'));
  await user.click(screen.getByRole('link', { name: 'Protokoll' }));
  await user.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  await user.click(screen.getAllByRole('link', { name: 'Spielregeln' })[0]!);
  await user.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  expect((await goals())[0]!.value).toBe('3');
  await user.click(screen.getAllByRole('link', { name: 'Spielregeln' })[0]!);
  await user.click(await screen.findByRole('button', { name: 'Ja, verwerfen' }));
  await waitFor(() => expect(location.pathname).toBe('/spielregeln'));
});

const [slovenia, denmark] = [aTeam('Slowenien'), aTeam('Dänemark')];
const decision = {
  id: 'C',
  kind: 'ORDER' as const,
  group: 'C',
  version: 1,
  isOpen: true,
  isDue: false,
  isContradicted: false,
  hint: null,
  proposal: [denmark, slovenia],
  given: [slovenia, denmark],
  candidates: [denmark, slovenia],
};

test('changing a match that has begun needs a confirmation, which names the question and the version', async () => {
  const which = 'Deutschland – Dänemark (Spiel 38) wird Deutschland – Slowenien.';
  const also = `Portugal – Slowenien (Spiel 42) wird Portugal – Dänemark, ${which}`;
  const { user, sent, change, news } = await openApp('/adminmatches?bereich=entscheidungen', {
    viewer: anOperator(),
    answers: { ...answers, decisions: [decision] },
    operations: {
      SaveDecision: ({ input }: { input: { confirmedQuestion?: string } }) =>
        input.confirmedQuestion === also
          ? { saveDecision: { decision: { ...decision, version: 2 }, evaluation: anEvaluation() } }
          : failure('BAD_USER_INPUT', input.confirmedQuestion ? also : which, 'changesTeams'),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Zurücknehmen: / }));
  await screen.findByText(which);
  // Another operator changes the decision, and this screen updates by itself.
  change({ decisions: [{ ...decision, version: 2, given: [denmark, slovenia] }] });
  news('matches');
  await waitFor(() =>
    expect(
      screen.getAllByRole('listitem').find(({ textContent }) => textContent?.startsWith('1.'))?.textContent,
    ).toContain('Dänemark'),
  );
  await user.click(screen.getByRole('button', { name: /^Trotzdem speichern: / }));
  await screen.findByText(also);
  await user.click(screen.getByRole('button', { name: /^Trotzdem speichern: / }));
  await waitFor(() => expect(screen.queryByText(also)).toBeNull());
  const input = { id: 'C', teams: [], version: 1 };
  expect(sent('SaveDecision')).toEqual([
    { input },
    { input: { ...input, confirmedQuestion: which } },
    { input: { ...input, confirmedQuestion: also } },
  ]);
});

test('a shoot-out that a corrected result has hidden is not sent', async () => {
  const [given] = answers.adminMatches;
  const final = { ...given!, match: { ...started, group: '-', isRunning: false } };
  const { user, sent } = await openApp('/adminmatches', {
    viewer: anOperator(),
    answers: { ...answers, adminMatches: [final], saveMatch: failure('UNAVAILABLE', 'Gerade nicht.') },
  });
  await screen.findByRole('button', { name: 'Speichern: Deutschland – Schottland' });
  const enter = async (...goals: string[]) => {
    for (const [at, goal] of goals.entries())
      await user.selectOptions(screen.getAllByRole('combobox', { name: /^Tore/ })[at]!, goal);
  };
  await enter('1', '1', '4', '3');
  await enter('2');
  expect(screen.getAllByRole('combobox', { name: /^Tore/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /^Speichern: / }));
  await screen.findByText('Gerade nicht.');
  expect(sent('SaveMatch')).toEqual([{ input: { matchId: 1, version: 1, goalsTeam1: 2, goalsTeam2: 1 } }]);
});

test('a running match is put into a phase that it can have, and one that ends into none', async () => {
  const [given] = answers.adminMatches;
  const { user, sent, change } = await openApp('/adminmatches', {
    viewer: anOperator(),
    answers: { ...answers, saveMatch: failure('UNAVAILABLE', 'Gerade nicht.') },
  });
  const phase = () =>
    screen.queryByRole<HTMLSelectElement>('combobox', { name: 'Spielphase: Deutschland – Schottland' });
  const choices = () => [...phase()!.options].map(({ text }) => text);
  const save = async () => user.click(screen.getByRole('button', { name: /^Speichern: / }));
  await screen.findByRole('article');
  expect(choices()).toEqual(['Minute nach der Uhr', 'Halbzeit']);
  await user.selectOptions(phase()!, 'Halbzeit');
  await save();
  await waitFor(() => expect(sent('SaveMatch')).toHaveLength(1));
  await user.click(screen.getByRole('checkbox', { name: /^Läuft/ }));
  expect(phase()).toBeNull();
  await save();
  await waitFor(() => expect(sent('SaveMatch')).toHaveLength(2));
  expect(sent('SaveMatch')).toEqual([
    { input: { matchId: 1, version: 1, phase: 'HALF_TIME' } },
    { input: { matchId: 1, version: 1, isRunning: false } },
  ]);
  const final = { ...given!, version: 2, match: { ...started, group: '-', phase: 'EXTRA_TIME' as const } };
  change({
    adminMatches: [final],
    saveMatch: { adminMatch: final, match: final.match, evaluation: anEvaluation() },
  });
  await user.click(screen.getByRole('checkbox', { name: /^Läuft/ }));
  await save();
  await waitFor(() => expect(phase()?.selectedOptions[0]?.text).toBe('Verlängerung'));
  expect(choices().slice(2)).toEqual(['Verlängerung', 'Elfmeterschießen']);
});

test('two matches saved at once stay on the screen as saved, although neither is open any more', async () => {
  const [given] = answers.adminMatches;
  const matches = ['Italien', 'Spanien'].map((name, at) => ({
    ...given!,
    id: at + 1,
    match: { ...started, id: at + 1, team1: aTeam(name) },
  }));
  const played = matches.map((each) => ({ ...each, match: { ...each.match, isPlayed: true } }));
  let arrive = (): void => undefined;
  const held = new Promise<void>((resolve) => (arrive = resolve));
  const { user, change } = await openApp('/adminmatches?zeige=offen', {
    viewer: anOperator(),
    answers: {
      ...answers,
      adminMatches: matches,
      saveMatch: async ({ input }: MutationSaveMatchArgs) => {
        await held;
        const adminMatch = played[input.matchId - 1]!;
        return { adminMatch, match: adminMatch.match, evaluation: anEvaluation() };
      },
    },
  });
  for (const name of ['Italien', 'Spanien']) {
    const card = within(await screen.findByRole('article', { name: `${name} – Schottland` }));
    for (const goals of card.getAllByRole('combobox', { name: /^Tore/ }))
      await user.selectOptions(goals, '1');
    await user.click(card.getByRole('button', { name: /^Speichern/ }));
  }
  change({ adminMatches: played });
  arrive();
  await waitFor(() => expect(screen.getAllByText('gespeichert')).toHaveLength(2));
});

test('the time of the last evaluation is no live text, its state is', async () => {
  await openApp('/adminmatches', {
    viewer: anOperator(),
    answers: { ...answers, evaluation: anEvaluation({ finishedAt: hoursLater(-1), matchCount: 12 }) },
  });
  const time = await screen.findByText(/^Zuletzt/);
  expect(time.closest('[role=status]')).toBeNull();
  expect(time.previousElementSibling?.getAttribute('role')).toBe('status');
});

test('if the switch of the ranking is unknown, an error is shown instead of an empty box', async () => {
  await openApp('/adminmatches', {
    viewer: anOperator(),
    answers,
    operations: { RankingSwitch: failure('FORBIDDEN', 'Den Schalter gibt es gerade nicht.') },
  });
  await screen.findByText('Den Schalter gibt es gerade nicht.');
  expect(screen.queryByRole('checkbox', { name: 'Rangliste sperren' })).toBeNull();
});

test('a team that moves up in an order has its new place spoken', async () => {
  const { user } = await openApp('/adminmatches?bereich=entscheidungen', {
    viewer: anOperator(),
    answers: { ...answers, decisions: [decision] },
  });
  await user.click(await screen.findByRole('button', { name: 'Nach oben: Dänemark' }));
  expect(screen.getByText('Dänemark: Platz 1').getAttribute('role')).toBe('status');
});
