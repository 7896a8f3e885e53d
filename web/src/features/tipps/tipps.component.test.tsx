import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { MutationSaveTippArgs, Tipp } from '../../generated/schema.ts';
import type { Answers } from '../../testing/answering.ts';
import { failure, unreachable } from '../../testing/failure.ts';
import { aFeed } from '../../testing/feed.ts';
import { aMatch, aTeam, aTipp } from '../../testing/match.ts';
import { nameless } from '../../testing/nameless.ts';
import { hoursLater } from '../../testing/now.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aViewer } from '../../testing/player.ts';
import { PHONE } from '../../lib/page/use-media.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import { pass } from '../../testing/time.ts';
import { aTournament } from '../../testing/tournament.ts';

const MATCH = 14;
const match = aMatch({ id: MATCH, team2: aTeam('Ungarn') });

/** One page of tipps; saves behave as on the server. */
const open = async (first: Partial<Tipp> = {}, answers: Answers = {}, search = '') => {
  let tipp = aTipp({ match, isValid: false, ...first });
  let lastKey = '';
  const store = ({ input }: MutationSaveTippArgs) => {
    const { goalsTeam1 = tipp.goalsTeam1, goalsTeam2 = tipp.goalsTeam2, isJoker } = input;
    const isValid = goalsTeam1 !== null && goalsTeam2 !== null;
    const revision = tipp.revision ?? 0;
    const isRepeated = Boolean(input.key) && input.key === lastKey;
    const isConflict = !isRepeated && (input.revision ?? revision) !== revision;
    if (isRepeated || isConflict) return { tipp, jokerCount: 0, errorMessage: '', isConflict };
    lastKey = input.key ?? '';
    tipp = { ...tipp, goalsTeam1, goalsTeam2, isValid, isJoker: isJoker ?? tipp.isJoker };
    tipp.revision = revision + 1;
    return { tipp, jokerCount: 0, errorMessage: '', isConflict: false };
  };
  jest.useFakeTimers();
  const openedAt = Date.now();
  const app = await openApp(`/tipps?tab=spiele${search}`, {
    viewer: aViewer(),
    answers: {
      // The clock goes on: each answer's time is that of the page.
      tournament: () =>
        aTournament({
          firstMatchIsLocked: true,
          serverTime: hoursLater((Date.now() - openedAt) / 3_600_000),
        }),
      tipps: () => ({ currentPageNumber: 1, jokerCount: 0, tipps: [tipp] }),
      saveTipp: store,
      winnerTipps: [],
      bonusQuestions: [],
      ...answers,
    },
  });
  await waitFor(() => expect(article()).not.toBeNull());
  return { ...app, store };
};
/** The sent inputs without key and revision. */
const entered = (sent: unknown[]) =>
  sent.map((variables) => {
    const { key: _key, revision: _revision, ...input } = (variables as MutationSaveTippArgs).input;
    return input;
  });
const article = () => document.getElementById(`spiel-${MATCH}`);
const card = () => within(article()!);
const goals = (team: string) => card().getByLabelText<HTMLSelectElement>(`Tore ${team}`);

test('both goals are saved together, a moment after the last of them', async () => {
  const { user, sent } = await open();
  await card().findByText('Noch kein Tipp');
  await user.selectOptions(goals('Deutschland'), '2');
  await user.click(card().getByLabelText('Ein Tor mehr für Ungarn'));
  await card().findByText('gespeichert');
  expect(entered(sent('SaveTipp'))).toEqual([{ matchId: MATCH, goalsTeam1: 2, goalsTeam2: 0 }]);
  // The pressed button keeps the focus, also at the end of its range.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Ein Tor mehr für Ungarn');
  await user.click(card().getByLabelText('Ein Tor weniger für Ungarn'));
  await user.click(card().getByLabelText('Ein Tor weniger für Ungarn'));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Ein Tor weniger für Ungarn');
  await card().findByText('Eine Torzahl fehlt');
  await pass(2_000);
});

test('plus and minus tell the number that they make, other changes do not', async () => {
  const { user } = await open();
  const told = () => goals('Ungarn').parentElement?.querySelector('[role=status]')?.textContent;
  await user.click(card().getByLabelText('Ein Tor mehr für Ungarn'));
  await user.click(card().getByLabelText('Ein Tor mehr für Ungarn'));
  expect(told()).toBe('1');
  await user.selectOptions(goals('Ungarn'), '3');
  expect(told()).toBe('');
  await user.click(card().getByLabelText('Ein Tor weniger für Ungarn'));
  expect(told()).toBe('2');
  await pass(2_000);
});

test('the matches of the teams are loaded once for the whole way through the editor', async () => {
  const tipps = [MATCH, 15, 16].map((id) => aTipp({ id, match: { ...match, id }, isValid: false }));
  const { user, sent } = await open(
    {},
    { tipps: { currentPageNumber: 1, jokerCount: 0, tipps }, matches: [] },
    `&spiel=${MATCH}`,
  );
  for (const at of [2, 3]) {
    await user.click(await screen.findByRole('button', { name: 'Nächstes Spiel' }));
    const position = await screen.findByText(`${at} von 3`);
    expect(position.getAttribute('role')).toBe('status');
    expect(position.textContent).toBe(`Deutschland – Ungarn, ${at} von 3`);
    await pass(2_000);
  }
  // The way's last button is the same element, so the focus is still in it.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fertig' }));
  expect(sent('TeamMatches')).toHaveLength(1);
});

test('arrow keys and digits change a number of goals', async () => {
  const { user } = await open();
  goals('Deutschland').focus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(goals('Deutschland').value).toBe('2');
  await user.keyboard('{ArrowDown}');
  expect(goals('Deutschland').value).toBe('1');
  await pass(2_000);
});

test('Tab goes from goals to goals, and on to joker and dice', async () => {
  const { user } = await open();
  goals('Deutschland').focus();
  const stops: unknown[] = [];
  for (let stop = 0; stop < 3; stop++) {
    await user.tab();
    stops.push(document.activeElement?.getAttribute('aria-label'));
  }
  expect(stops).toEqual([
    'Tore Ungarn',
    'Joker setzen: Deutschland – Ungarn',
    'Zufallstipp abgeben: Deutschland – Ungarn',
  ]);
});

test('each control is named by what it acts on', async () => {
  await open();
  expect(nameless()).toEqual([]);
});

test.each([
  ['cannot be reached', unreachable()],
  ['breaks', failure('INTERNAL_SERVER_ERROR', 'Kaputt.')],
  ['is overloaded', failure('UNAVAILABLE', 'Gerade zu viel los.')],
])('a tipp is kept and saved in the end where the server %s', async (_what, refusal) => {
  const { user, sent, store, change } = await open({ goalsTeam1: 1, goalsTeam2: 1, isValid: true });
  let tries = 0;
  change({ saveTipp: (args: MutationSaveTippArgs) => (++tries > 2 ? store(args) : refusal) });
  await user.selectOptions(goals('Deutschland'), '4');
  await pass(1_000);
  expect(card().queryByText('gespeichert')).toBeNull();
  expect(goals('Deutschland').value).toBe('4');
  for (let minute = 0; minute < 3; minute++) await pass(60_000);
  await card().findByText('gespeichert');
  expect(goals('Deutschland').value).toBe('4');
  expect(sent('SaveTipp').length).toBeGreaterThan(2);
});

test('a tipp that is long on its way is not told as saved before it is', async () => {
  const { user, store, change } = await open();
  change({
    saveTipp: async (args: MutationSaveTippArgs) => {
      await new Promise((resolve) => setTimeout(resolve, 20_000));
      return store(args);
    },
  });
  await user.selectOptions(goals('Ungarn'), '1');
  await user.selectOptions(goals('Deutschland'), '4');
  await pass(15_000);
  expect(card().queryByText('gespeichert')).toBeNull();
  await pass(10_000);
  await card().findByText('gespeichert');
});

test('a save that nobody has answered is neither saved nor lost, and is sent again', async () => {
  const { user, store, change, sent } = await open({ goalsTeam1: 1, goalsTeam2: 1, isValid: true });
  change({
    saveTipp: (args: MutationSaveTippArgs) => {
      store(args);
      return failure('UNKNOWN', 'Wir wissen es nicht.');
    },
  });
  await user.click(card().getByRole('button', { name: 'Joker setzen: Deutschland – Ungarn' }));
  await card().findByText(/^Noch nicht bestätigt/);
  expect(card().queryByText('gespeichert')).toBeNull();
  change({ saveTipp: store });
  await pass(60_000);
  await card().findByRole('button', { name: 'Joker entfernen: Deutschland – Ungarn' });
  await card().findByText('gespeichert');
  const [asked, ...again] = sent('SaveTipp');
  expect(again.length).toBeGreaterThan(0);
  for (const each of again) expect(each).toEqual(asked);
});

describe('where another device has decided meanwhile, the player chooses', () => {
  const rivals = async () => {
    const page = await open({ goalsTeam1: 1, goalsTeam2: 1, isValid: true });
    page.change({ saveTipp: unreachable() });
    await page.user.selectOptions(goals('Deutschland'), '7');
    await card().findByText(/^Noch nicht bestätigt/);
    page.store({ input: { matchId: MATCH, goalsTeam1: 5, goalsTeam2: 1 } });
    page.change({ saveTipp: page.store });
    await pass(60_000);
    await card().findByText('Inzwischen steht hier ein anderer Tipp von Dir (5:1).');
    expect(goals('Deutschland').value).toBe('7');
    return page;
  };

  test('to keep the tipp of the other device', async () => {
    const { user, sent } = await rivals();
    const tries = sent('SaveTipp').length;
    await user.click(card().getByRole('button', { name: /^Den anderen behalten: / }));
    await card().findByText('gespeichert');
    expect(goals('Deutschland').value).toBe('5');
    await pass(60_000);
    expect(sent('SaveTipp')).toHaveLength(tries);
    expect(card().queryByRole('button', { name: /^Den anderen behalten/ })).toBeNull();
  });

  test('to save the own tipp all the same', async () => {
    const { user, sent } = await rivals();
    expect(nameless()).toEqual([]);
    await user.click(card().getByRole('button', { name: /^Meinen Tipp speichern: / }));
    await card().findByText('gespeichert');
    expect(goals('Deutschland').value).toBe('7');
    expect(entered(sent('SaveTipp')).at(-1)).toEqual({ matchId: MATCH, goalsTeam1: 7, goalsTeam2: 1 });
    expect(card().queryByText(/^Inzwischen/)).toBeNull();
  });
});

test('too late: every screen says plainly that it does not count, until that was read', async () => {
  const { user, change } = await open({ goalsTeam1: 1, goalsTeam2: 1, isValid: true });
  change({ saveTipp: failure('LOCKED', 'Das Spiel hat bereits begonnen.'), template: null });
  await user.selectOptions(goals('Deutschland'), '4');
  await screen.findByText(/kam nicht mehr an und zählt nicht\.$/);
  // Else it would interrupt again on each return to the tipps.
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(screen.getAllByRole('link', { name: 'AGB' })[0]!);
  await screen.findByRole('heading', { level: 1, name: 'AGB' });
  screen.getByText(/kam nicht mehr an und zählt nicht\.$/);
  await user.click(screen.getByRole('button', { name: 'Verstanden' }));
  await waitFor(() => expect(screen.queryByText(/zählt nicht/)).toBeNull());
});

test('a goal tapped a moment before the kick-off is not called late before it is sent', async () => {
  const date = hoursLater(20 / 3600);
  const { user, change } = await open({ match: { ...match, date } });
  let tries = 0;
  change({
    saveTipp: async () => {
      if (++tries === 1) await new Promise((resolve) => setTimeout(resolve, 1_000));
      return failure('UNKNOWN', 'Wir wissen es nicht.');
    },
  });
  await pass(Date.parse(date) - serverNow() - 100);
  await user.selectOptions(goals('Ungarn'), '2');
  await pass(120);
  await pass(200);
  card().getByText('Wird gespeichert...');
  expect(card().queryByText('Kein Tipp abgegeben')).toBeNull();
  expect(card().queryByText(/kam nicht mehr rechtzeitig an/)).toBeNull();
  await pass(2_000);
  card().getByText(/^Noch nicht bestätigt/);
  // The card of a locked match shows the entry that waits.
  expect(card().getByRole('rowheader', { name: /Ungarn/ }).nextElementSibling?.textContent).toBe('2');
});

test('a match whose teams nobody knows calls for no tipp', async () => {
  const unknown = { name: '', teamKZ: '', flag: '' };
  await open({ match: { ...match, team1: aTeam('Sieger A', unknown), team2: aTeam('Zweiter B', unknown) } });
  await card().findByText('Paarung noch offen');
  expect(card().queryByText('Noch kein Tipp')).toBeNull();
});

test('a match that can wait says calmly how long', async () => {
  await open({ match: { ...match, date: hoursLater(1.5) } });
  const timer = card().getByRole('timer');
  expect(timer.textContent).toMatch(/^noch 1:(30|29)/);
  expect(timer.parentElement?.querySelector('svg')).toBeNull();
});

test('a match that begins in a few minutes calls for its tipp with a clock', async () => {
  await open({ match: { ...match, date: hoursLater(4.2 / 60) } });
  const timer = card().getByRole('timer');
  expect(timer.textContent).toMatch(/^noch 4:\d\d$/);
  expect(timer.parentElement?.querySelector('svg')).not.toBeNull();
});

test.each([
  ['how far it is', -0.5, 'NONE', /^läuft, 3\d\. Minute$/],
  ['what operators say of it', -0.5, 'HALF_TIME', /^läuft, Halbzeit$/],
  ['when it must be over, though nobody has said how it ended', -2.2, 'NONE', /^Abpfiff – Ergebnis folgt$/],
] as const)('a match that is being played says %s', async (_what, begun, phase, text) => {
  await open({
    match: { ...match, date: hoursLater(begun), isLocked: true, isRunning: true, phase },
    isEnabled: false,
  });
  await card().findByText(text);
});

test('where no joker is left, the button says so for a moment instead of setting one', async () => {
  const { user, sent } = await open({}, { viewer: aViewer({ jokerCount: 5 }) });
  const joker = card().getByRole('button', { name: 'Joker setzen: Deutschland – Ungarn' });
  expect(joker.getAttribute('aria-disabled')).toBe('true');
  await user.click(joker);
  await card().findByText('Kein Joker mehr übrig');
  expect(card().queryByText('Noch kein Tipp')).toBeNull();
  await pass(6_100);
  card().getByText('Noch kein Tipp');
  expect(sent('SaveTipp')).toEqual([]);
});

test('a joker that is refused is told on its card, or wherever the player has gone', async () => {
  const { user, change } = await open({}, { viewer: aViewer({ jokerCount: 0 }) });
  change({ saveTipp: failure('BAD_USER_INPUT', 'Du hast keinen Joker mehr.', 'isJoker'), template: null });
  await user.click(card().getByRole('button', setJoker));
  await card().findByText('Du hast keinen Joker mehr.');
  expect(screen.getAllByText(/Du hast keinen Joker mehr/)).toHaveLength(1);
  await user.click(card().getByRole('button', setJoker));
  await user.click(screen.getAllByRole('link', { name: 'AGB' })[0]!);
  await screen.findByText(/^Dein Joker für Deutschland – Ungarn.*Du hast keinen Joker mehr/);
});

const undo = { name: 'Rückgängig: Deutschland – Ungarn' };
const setJoker = { name: 'Joker setzen: Deutschland – Ungarn' };
const dice = { name: 'Zufallstipp abgeben: Deutschland – Ungarn' };
/** Draws 4:4, and saves everything else as sent. */
const drawing =
  (store: (args: MutationSaveTippArgs) => unknown) =>
  ({ input }: MutationSaveTippArgs) =>
    store({ input: input.isRandom ? { ...input, goalsTeam1: 4, goalsTeam2: 4 } : input }) as never;

test('a touch on the dice is taken back within eight seconds', async () => {
  const { user, store, change, sent } = await open({ goalsTeam1: 2, goalsTeam2: 1, isValid: true });
  change({ saveTipp: drawing(store) });
  await user.click(card().getByRole('button', dice));
  await waitFor(() => expect(goals('Ungarn').value).toBe('4'));
  await pass(5_000);
  await user.click(card().getByRole('button', undo));
  await card().findByText('gespeichert');
  expect([goals('Deutschland').value, goals('Ungarn').value]).toEqual(['2', '1']);
  await pass(2_000);
  expect(entered(sent('SaveTipp')).at(-1)).toEqual({ matchId: MATCH, goalsTeam1: 2, goalsTeam2: 1 });
  expect(card().queryByRole('button', undo)).toBeNull();
  await user.click(card().getByRole('button', dice));
  await card().findByRole('button', undo);
  await pass(8_100);
  expect(card().queryByRole('button', undo)).toBeNull();
});

test('a card offers no undo any more once its match was opened in the editor', async () => {
  const { matchMedia } = globalThis;
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) =>
      query === PHONE
        ? Object.assign(new EventTarget(), { ...matchMedia.call(globalThis, query), matches: true })
        : matchMedia.call(globalThis, query),
    );
  const stored = { goalsTeam1: 2, goalsTeam2: 1, isValid: true };
  const { user, store, change } = await open(stored, { matches: [] });
  change({ saveTipp: drawing(store) });
  await user.click(card().getByRole('button', dice));
  await card().findByRole('button', undo);
  await pass(2_000);
  await user.click(card().getByRole('button', { name: 'Deutschland – Ungarn groß tippen' }));
  await user.click(await screen.findByRole('button', { name: 'Fertig' }));
  expect(card().queryByRole('button', undo)).toBeNull();
  jest.restoreAllMocks();
});

test('a hidden page does not ask anew at the lock', async () => {
  const date = hoursLater(20 / 3600);
  const { sent } = await open({ match: { ...match, date } });
  const before = sent('MyTipps').length;
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(30_000);
  expect(sent('MyTipps')).toHaveLength(before);
  hidden.mockRestore();
});

test('the drawn goals and their undo are spoken, and the undo stays while it has the focus', async () => {
  const { user, store, change } = await open({ goalsTeam1: 2, goalsTeam2: 1, isValid: true });
  change({ saveTipp: drawing(store) });
  const heard = () =>
    card()
      .getAllByRole('status')
      .map(({ textContent }) => textContent);
  expect(heard().join('')).not.toContain('Dein Tipp');
  await user.click(card().getByRole('button', dice));
  await waitFor(() => expect(heard()).toContain('Dein Tipp 4:4. Du kannst das rückgängig machen.'));
  card().getByRole('button', undo).focus();
  await pass(30_000);
  card().getByRole('button', undo);
  goals('Ungarn').focus();
  await pass(8_100);
  expect(card().queryByRole('button', undo)).toBeNull();
  expect(heard()).toContain('Dein Tipp 4:4. ');
  // The joker changes no goals.
  await user.click(card().getByRole('button', { name: /^Joker setzen/ }));
  await waitFor(() => expect(heard()).toContain('Du kannst das rückgängig machen.'));
});

test('after the dice and a joker one touch brings back what stood before both', async () => {
  const { user, store, change, sent } = await open(
    { goalsTeam1: 2, goalsTeam2: 1, isValid: true },
    { viewer: aViewer({ jokerCount: 0 }) },
  );
  change({ saveTipp: drawing(store) });
  await user.click(card().getByRole('button', dice));
  await waitFor(() => expect(goals('Ungarn').value).toBe('4'));
  await user.click(card().getByRole('button', setJoker));
  await waitFor(() => expect(sent('SaveTipp')).toHaveLength(2));
  await user.click(await card().findByRole('button', undo));
  await pass(2_000);
  expect([goals('Deutschland').value, goals('Ungarn').value]).toEqual(['2', '1']);
  card().getByRole('button', setJoker);
  expect(entered(sent('SaveTipp')).at(-1)).toEqual({
    ...{ matchId: MATCH, isJoker: false },
    ...{ goalsTeam1: 2, goalsTeam2: 1 },
  });
});

test('where nothing was tipped the dice take nothing away; who goes on tipping has meant it', async () => {
  const { user, store, change } = await open();
  change({ saveTipp: drawing(store) });
  await user.click(card().getByRole('button', dice));
  await waitFor(() => expect(goals('Ungarn').value).toBe('4'));
  expect(card().queryByRole('button', undo)).toBeNull();
  // Waits until the dice stop.
  for (let face = 0; face < 10; face++) await pass(150);
  await user.click(card().getByRole('button', dice));
  await card().findByRole('button', undo);
  await user.selectOptions(goals('Ungarn'), '3');
  expect(card().queryByRole('button', undo)).toBeNull();
  await pass(2_000);
});

const jokersSent = (sent: (name: string) => object[]) =>
  sent('SaveTipp').map((variables) => (variables as { input: { isJoker: boolean } }).input.isJoker);

test('a joker is taken back, too', async () => {
  const { user, sent } = await open(
    { goalsTeam1: 2, goalsTeam2: 1, isValid: true },
    { viewer: aViewer({ jokerCount: 0 }) },
  );
  await user.click(card().getByRole('button', setJoker));
  await waitFor(() => expect(jokersSent(sent)).toEqual([true]));
  await user.click(await card().findByRole('button', undo));
  await card().findByRole('button', setJoker);
  await waitFor(() => expect(jokersSent(sent)).toEqual([true, false]));
});

test('a joker that its own button takes back leaves nothing to undo', async () => {
  const { user, sent } = await open(
    { goalsTeam1: 2, goalsTeam2: 1, isValid: true },
    { viewer: aViewer({ jokerCount: 0 }) },
  );
  await user.click(card().getByRole('button', setJoker));
  await card().findByRole('button', undo);
  await user.click(card().getByRole('button', { name: 'Joker entfernen: Deutschland – Ungarn' }));
  expect(card().queryByRole('button', undo)).toBeNull();
  await waitFor(() => expect(jokersSent(sent).at(-1)).toBe(false));
});

test('a joker without a tipp says that it will be lost, in the line of what is missing', async () => {
  const { user } = await open({}, { viewer: aViewer({ jokerCount: 0 }) });
  await user.click(card().getByRole('button', setJoker));
  await card().findByText('Ohne Tipp verfällt der Joker');
  expect(card().queryByRole('button', undo)).toBeNull();
});

test('who comes for what is still to be tipped lands on it, not on what is closed', async () => {
  const closed = aTipp({ match: aMatch({ id: 2, isLocked: true, date: hoursLater(-3) }), isValid: false });
  const { user } = await openApp('/willkommen', {
    viewer: aViewer(),
    answers: {
      tournament: aTournament({ firstMatchIsLocked: true }),
      tipps: { currentPageNumber: 1, jokerCount: 0, tipps: [closed, aTipp({ match, isValid: false })] },
      winnerTipps: [],
      matches: [],
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Den ersten Tipp abgeben' }));
  await screen.findByRole('dialog', { name: 'Fr., 14.06. 21:00' });
});

test('the jump to what is still to be tipped comes once, not again on the way back', async () => {
  const seen = jest.spyOn(Element.prototype, 'scrollIntoView');
  const jumps = () =>
    seen.mock.calls.filter(([how]) => (how as ScrollIntoViewOptions)?.behavior === 'smooth');
  const { user } = await openApp('/', {
    viewer: aViewer({ missingTippCount: 1 }),
    answers: {
      posts: aFeed([]),
      template: null,
      tipps: { currentPageNumber: 1, jokerCount: 0, tipps: [aTipp({ match, isValid: false })] },
      winnerTipps: [],
    },
  });
  await user.click(await screen.findByRole('link', { name: '1 Tipp fehlt noch' }));
  await waitFor(() => expect(document.activeElement).toBe(goals('Deutschland')));
  expect(jumps()).toHaveLength(1);
  await user.click(screen.getAllByRole('link', { name: 'AGB' })[0]!);
  await screen.findByRole('heading', { level: 1, name: 'AGB' });
  history.back();
  await waitFor(() => expect(article()).not.toBeNull());
  expect(jumps()).toHaveLength(1);
});

test('back on the start page nothing of before the save shows, even while it is asked anew', async () => {
  const { user, change } = await openApp('/', {
    viewer: aViewer({ missingTippCount: 1 }),
    answers: {
      posts: aFeed([]),
      matchOverview: { nextMatches: [match], lastMatches: [] },
      tipps: { currentPageNumber: 1, jokerCount: 0, tipps: [aTipp({ match, isValid: false })] },
      winnerTipps: [],
    },
  });
  const tile = () => screen.getByRole('link', { name: /Tipp abgeben oder ändern$/ });
  await user.click(await screen.findByRole('link', { name: '1 Tipp fehlt noch' }));
  await waitFor(() => expect(article()).not.toBeNull());
  const saved = aTipp({ match, isValid: true, goalsTeam1: 2, goalsTeam2: 1, isJoker: false });
  change({
    saveTipp: { tipp: saved, jokerCount: 0, errorMessage: null, isConflict: false },
    matchOverview: unreachable(),
    viewer: unreachable(),
  });
  await user.selectOptions(goals('Deutschland'), '2');
  await user.selectOptions(goals('Ungarn'), '1');
  await card().findByText('gespeichert');
  await user.click(screen.getAllByRole('link', { name: 'Startseite' })[0]!);
  await waitFor(() => expect(tile().textContent).toContain('Dein Tipp 2:1'));
  expect(screen.queryByText('1 Tipp fehlt noch')).toBeNull();
  screen.getByRole('link', { name: 'Zu Deinen Tipps' });
});

test('a match that is over says what the own tipp brought and how all tipped it', async () => {
  const played = { isLocked: true, isPlayed: true, date: hoursLater(-3), goalsTeam1: 2, goalsTeam2: 0 };
  const over = aMatch({ id: MATCH, ...played, trend: { team1: 6, draw: 3, team2: 1 } });
  const given = { goalsTeam1: 3, goalsTeam2: 1, isJoker: true, factor: 2, points: 6, pointsInternal: 3 };
  await open({ match: over, isValid: true, ...given });
  expect(article()?.textContent).toContain('Ergebnis 2:0');
  card().getByText('Dein Tipp 3:1');
  card().getByText('Tordifferenz 3 × Joker 2 = 6');
  const crowd = card().getByRole('link', { name: /^So haben alle/ });
  expect(crowd.getAttribute('href')).toBe(`/statistik/2?spiel=${MATCH}`);
  expect(crowd.textContent).toContain('Deutschland 60\u00a0%, Unentschieden 30\u00a0%, Schottland 10\u00a0%');
  expect(crowd.textContent).toContain('Alle:DEU\u00a060\u00a0%30\u00a0%SCH\u00a010\u00a0%');
});

test('while nobody may see the tipps of others, no trend shows', async () => {
  await open();
  expect(card().queryByRole('link', { name: /^So haben alle/ })).toBeNull();
});
