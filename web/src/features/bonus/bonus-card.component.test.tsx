import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type {
  BonusPlace,
  BonusQuestion,
  MutationSaveBonusAnswerArgs,
  RankingPage,
} from '../../generated/schema.ts';
import type { Answers } from '../../testing/answering.ts';
import { aBonusQuestion } from '../../testing/bonus.ts';
import { failure } from '../../testing/failure.ts';
import { aFeed } from '../../testing/feed.ts';
import { aList, aRanking } from '../../testing/list.ts';
import { hoursLater } from '../../testing/now.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aPage } from '../../testing/page.ts';
import { aPlayer, aViewer } from '../../testing/player.ts';
import { pass } from '../../testing/time.ts';

/** The card hidden below the terms until its question is answered. */
const CARD = 'Versteckte Spielkarte aufdecken';

const open = async (address: string, answers: Answers = {}, isVisitor = false) => {
  let question = aBonusQuestion({ id: 2 });
  const app = await openApp(address, {
    viewer: isVisitor ? null : aViewer({ player: aPlayer({ firstname: 'Ada' }) }),
    answers: {
      template: aPage(),
      bonusQuestions: () => [question],
      bonusQuestion: () => question,
      saveBonusAnswer: ({ input }: MutationSaveBonusAnswerArgs) => {
        question = { ...question, ownSelectionId: input.selectionId || 1 };
        return { bonusQuestion: question };
      },
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'Worum es geht' });
  return {
    ...app,
    set: (changed: Partial<BonusQuestion>) => {
      question = { ...question, ...changed };
    },
  };
};

const card = () => screen.findByRole('button', { name: CARD });
const noCard = () => expect(screen.queryByRole('button', { name: CARD })).toBeNull();

test('a visitor sees no card', async () => {
  await open('/agb', {}, true);
  noCard();
});

test('a card is found by keyboard, turned over and answered, and then disappears', async () => {
  let arrive = (): void => undefined;
  const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
  const stored = { bonusQuestion: aBonusQuestion({ id: 2, ownSelectionId: 1 }) };
  const { user, sent } = await open('/agb', {
    saveBonusAnswer: async () => {
      await onItsWay;
      return stored;
    },
  });
  (await card()).focus();
  await user.keyboard('{Enter}');
  await screen.findByText(/^Gut gesehen, Ada!/);
  screen.getByRole('button', { name: 'Zur Frage' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByText('Ohne Auswahl zählt die erste Antwort.');
  screen.getByRole('button', { name: 'Antwort speichern' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Antwort wird gespeichert...' });
  arrive();
  const saved = await screen.findByRole('button', { name: 'Antwort gespeichert!' });
  expect(saved.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Höchstens dreimal' }).checked).toBe(true);
  expect(sent('SaveBonusAnswer')).toEqual([{ input: { questionId: 2, selectionId: 0 } }]);
  noCard();
});

test('going back closes the card', async () => {
  const { user } = await open('/agb');
  await user.click(await card());
  await screen.findByText(/^Gut gesehen/);
  expect(location.search).toBe('?bonus=2');
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await card();
});

test('an answer can be changed on the page of the question', async () => {
  const { user, sent } = await open('/agb');
  await user.click(await card());
  await user.click(await screen.findByRole('button', { name: 'Zur Frage' }));
  await user.click(await screen.findByRole('radio', { name: 'Viermal' }));
  await user.click(screen.getByRole('button', { name: 'Antwort speichern' }));
  await user.click(await screen.findByRole('link', { name: 'Zur Bonusfrage' }));
  await screen.findByRole('heading', { level: 1, name: 'Bonusfrage' });
  expect(location.pathname).toBe('/bonus/2');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Viermal' }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: 'Fünfmal' }));
  await user.click(screen.getByRole('button', { name: 'Antwort speichern' }));
  await screen.findByRole('button', { name: 'Antwort gespeichert!' });
  expect(sent('SaveBonusAnswer').map(({ input }) => input)).toEqual([
    { questionId: 2, selectionId: 2 },
    { questionId: 2, selectionId: 3 },
  ]);
});

test('an answer that was chosen but not saved is still chosen after a reload', async () => {
  const viewer = aViewer();
  const task = { viewer, answers: { bonusQuestion: aBonusQuestion({ id: 2, ownSelectionId: 1 }) } };
  const { user } = await openApp('/bonus/2', task);
  await user.click(await screen.findByRole('radio', { name: 'Viermal' }));
  await openApp('/bonus/2', { ...task, sameDevice: true });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Viermal' })).checked).toBe(true);
  screen.getByRole('button', { name: 'Antwort speichern' });
});

test('the reason of a failure does not stay under another choice', async () => {
  const { user } = await openApp('/bonus/2', {
    viewer: aViewer(),
    answers: {
      bonusQuestion: aBonusQuestion({ id: 2, ownSelectionId: 1 }),
      saveBonusAnswer: failure('FORBIDDEN', 'Heute nicht.'),
    },
  });
  await user.click(await screen.findByRole('radio', { name: 'Viermal' }));
  await user.click(screen.getByRole('button', { name: 'Antwort speichern' }));
  await screen.findByText('Heute nicht.');
  await user.click(screen.getAllByRole('radio')[0]!);
  expect(screen.queryByText('Heute nicht.')).toBeNull();
});

test("a rejected answer shows the server's message, and the card disappears", async () => {
  const { user } = await open('/agb', {
    saveBonusAnswer: failure('LOCKED', 'Die Bonusfrage ist bereits geschlossen.'),
  });
  await user.click(await card());
  await user.click(await screen.findByRole('button', { name: 'Zur Frage' }));
  await user.click(await screen.findByRole('button', { name: 'Antwort speichern' }));
  const told = await screen.findByRole('alert');
  within(told).getByText('Die Bonusfrage ist bereits geschlossen.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  noCard();
  // The element that had the focus has disappeared with its card.
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('an open question that is about to close shows a countdown, then disappears', async () => {
  jest.useFakeTimers();
  const { user, set, news } = await open('/agb');
  set({ deadline: hoursLater(48) });
  await user.click(await card());
  await user.click(await screen.findByRole('button', { name: 'Zur Frage' }));
  await screen.findByRole('radio', { name: 'Viermal' });
  expect(screen.queryByRole('timer')).toBeNull();
  set({ deadline: hoursLater(20 / 3600) });
  news('matches');
  expect((await screen.findByRole('timer')).textContent).toMatch(/^noch 0:[12]\d$/);
  screen.getByRole('radio', { name: 'Viermal' });
  set({ state: 'CLOSED' });
  await pass(21_000);
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Viermal' })).toBeNull());
  within(screen.getByRole('dialog')).getByRole('link', { name: 'Zur Bonusfrage' });
});

/** The screen of each place, and the answers to its other queries. */
const screens: Record<BonusPlace, [string, Answers]> = {
  START: ['/', { posts: aFeed() }],
  RANGLISTE: ['/rangliste', { matchDays: [], ranking: aRanking() as RankingPage, rankingPageOfViewer: 1 }],
  TABELLE: [
    '/tabelle',
    {
      groupTables: [{ group: 'C', teams: [], matches: [] }],
      thirdPlaces: [],
      expectedThirds: [],
      matches: [],
    },
  ],
  TIPPDUELL: [
    '/tippduell',
    { duel: null, duelMarks: [], duelRanking: aRanking() as RankingPage, duelRankingPageOfViewer: 1 },
  ],
  STATISTIK: ['/statistik/3', { winnerStatistic: [] }],
  SPIELERGRUPPEN: ['/spielergruppen', { groups: aList() }],
  SPIELREGELN: ['/spielregeln', {}],
  AGB: ['/agb', {}],
  IMPRESSUM: ['/impressum', {}],
  DATENSCHUTZ: ['/datenschutz', {}],
};

test.each(Object.entries(screens) as [BonusPlace, (typeof screens)[BonusPlace]][])(
  'the screen of the place %s hides its own card and no other',
  async (place, [address, answers]) => {
    const here = aBonusQuestion({ place });
    const elsewhere = aBonusQuestion({ place: place === 'AGB' ? 'START' : 'AGB' });
    const { user } = await openApp(address, {
      viewer: aViewer(),
      answers: {
        template: aPage(),
        ...answers,
        bonusQuestions: [elsewhere, here],
        bonusQuestion: here,
      },
    });
    await user.click(await card());
    await screen.findByText(/^Gut gesehen/);
    expect(location.search).toBe(`?bonus=${here.id}`);
  },
);
