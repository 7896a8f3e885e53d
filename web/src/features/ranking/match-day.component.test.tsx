import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type {
  MatchDay,
  MatchDayRanking,
  MatchDayState,
  PeriodRanking,
  QueryMatchDayRankingArgs,
  QueryPeriodRankingArgs,
  RankingPage,
} from '../../generated/schema.ts';
import { failure } from '../../testing/failure.ts';
import { aRanking } from '../../testing/list.ts';
import { aMatch } from '../../testing/match.ts';
import { hoursLater } from '../../testing/now.ts';
import { openApp } from '../../testing/open-app.tsx';
import { anOperator, aPlayer, aViewer } from '../../testing/player.ts';

const aDay = (number: number, state: MatchDayState, countedCount = 1): MatchDay => ({
  number,
  state,
  countedCount,
  date: hoursLater(24 * (number - 6)),
  matches: [aMatch({ isLocked: state !== 'OPEN' })],
});
const days = [aDay(4, 'DECIDED'), aDay(5, 'DECIDED'), aDay(6, 'RUNNING', 0), aDay(7, 'OPEN', 0)];
const best = aPlayer({ firstname: 'Berta', lastname: 'Beste' });

const rankingOf = ({ day }: QueryMatchDayRankingArgs): MatchDayRanking | ReturnType<typeof failure> => {
  const known = days.find(({ number }) => number === day);
  if (!known) return failure('NOT_FOUND', 'Diesen Spieltag gibt es nicht.');
  const places = known.countedCount ? [{ user: best, points: 9, ranking: 1, isBest: true }] : [];
  return {
    ...aRanking(places),
    day: known,
    best: known.countedCount ? { users: [best], totalCount: 2, points: 9 } : null,
    ownPageNumber: 0,
  };
};

const periodOf = ({ period }: QueryPeriodRankingArgs): PeriodRanking => ({
  ...aRanking(period === 'FORM' ? [{ user: best, points: 21, ranking: 1, isBest: true }] : []),
  ...{ period, days: period === 'FORM' ? days.slice(0, 2) : [aDay(8, 'OPEN', 0)] },
  ...{ best: period === 'FORM' ? { users: [best], totalCount: 1, points: 21 } : null, ownPageNumber: 0 },
});

const open = (address: string) =>
  openApp(address, {
    viewer: aViewer(),
    answers: {
      bonusQuestions: [],
      matchDays: days,
      matchDayRanking: rankingOf,
      periodRanking: periodOf,
      ranking: aRanking([best]) as RankingPage,
      rankingPageOfViewer: 1,
    },
  });
const crowns = () => screen.getByRole('main').querySelectorAll('.lucide-crown');
const picker = () => screen.getByLabelText<HTMLSelectElement>('Spieltag');

test('a match day is picked, stands in the address, and is gone back from', async () => {
  const { user } = await open('/rangliste');
  await screen.findByRole('list', { name: /^Rangliste|^Mitspieler/ });
  await screen.findByRole('option', { name: '6. Spieltag, 14.06.' });
  await user.selectOptions(picker(), '6');
  // The first match of this day is running.
  await screen.findByText('Noch ist kein Spiel dieses Tages gewertet');
  expect(location.search).toBe('?spieltag=6');
  screen.getByRole('button', { name: 'Vorheriger Spieltag' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('list', { name: '5. Spieltag' });
  screen.getByText('Bestes Ergebnis des Tages');
  screen.getByText('und 1 weiterer');
  expect(location.search).toBe('?spieltag=5');
  expect(document.title).toContain('5. Spieltag');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Vorheriger Spieltag');
  await user.click(screen.getByRole('button', { name: 'Nur meine Liste' }));
  await waitFor(() => expect(location.search).toBe('?spieltag=5&liste=1'));
  history.back();
  await waitFor(() => expect(location.search).toBe('?spieltag=5'));
  await waitFor(() => expect(picker().value).toBe('5'));
  for (const next of ['?spieltag=6', '']) {
    await user.click(screen.getByRole('button', { name: 'Nächster Spieltag' }));
    await waitFor(() => expect(location.search).toBe(next));
    // The next step starts at the rendered day.
    await waitFor(() => expect(picker().value).toBe(next ? '6' : '0'));
  }
  await screen.findByRole('list', { name: /^Rangliste|^Mitspieler/ });
});

test('a match day is opened by its address', async () => {
  await open('/rangliste?spieltag=5');
  await screen.findByRole('list', { name: '5. Spieltag' });
  await waitFor(() => expect(picker().value).toBe('5'));
});

test('while matches of the day are still to be counted nobody has its card', async () => {
  const running = {
    ...aDay(5, 'RUNNING'),
    matches: [aMatch({ isLocked: true }), aMatch({ isLocked: true })],
  };
  const { change, user } = await open('/rangliste?spieltag=5');
  await screen.findByText('Bestes Ergebnis am 5. Spieltag');
  change({ matchDayRanking: (args: QueryMatchDayRankingArgs) => ({ ...rankingOf(args), day: running }) });
  await user.click(screen.getByRole('button', { name: 'Aktualisieren' }));
  await screen.findByText('Bisher bestes Ergebnis des Tages');
  expect(screen.queryByText('Bestes Ergebnis am 5. Spieltag')).toBeNull();
});

test('beside the points of one day stand no tipps of others', async () => {
  const { sent, user } = await open('/rangliste?spieltag=5');
  await screen.findByRole('list', { name: '5. Spieltag' });
  expect(sent('RecentTipps')).toEqual([]);
  await user.selectOptions(picker(), '0');
  await waitFor(() => expect(sent('RecentTipps')).toHaveLength(1));
});

test('a failed match day shows its error and loads on retry', async () => {
  const { user, change } = await open('/rangliste');
  change({}, { MatchDayRanking: failure('UNAVAILABLE', 'Gerade nicht.') });
  await screen.findByRole('option', { name: '5. Spieltag, 13.06.' });
  await user.selectOptions(picker(), '5');
  const main = within(screen.getByRole('main'));
  await main.findByText('Gerade nicht.');
  change({}, { MatchDayRanking: {} });
  await user.click(main.getByRole('button', { name: 'Nochmal probieren' }));
  await screen.findByRole('list', { name: '5. Spieltag' });
});

test('an open match day shows its start', async () => {
  const { user } = await open('/rangliste?spieltag=7');
  await screen.findByText(/^Der 7\. Spieltag beginnt am Sa\.,.15\.06\..14:00$/);
  expect(screen.getByRole('link', { name: 'Zu Deinen Tipps' }).getAttribute('href')).toBe('/tipps');
  // An old link has this address.
  await user.selectOptions(picker(), '0');
  await screen.findByRole('list', { name: /^Rangliste|^Mitspieler/ });
});

test('a match day that there is not says so', async () => {
  const { user } = await open('/rangliste?spieltag=99');
  await screen.findByText('Diesen Spieltag gibt es nicht.');
  await user.selectOptions(picker(), 'Gesamt');
  await screen.findByRole('list', { name: /^Rangliste|^Mitspieler/ });
});

test('among locked players the operator who looks has no row', async () => {
  const viewer = anOperator();
  const locked = aPlayer({ firstname: 'Lotte', isLocked: true });
  await openApp('/rangliste?gesperrt=1', {
    viewer,
    answers: {
      bonusQuestions: [],
      matchDays: days,
      ranking: aRanking([locked], { own: viewer.user }) as RankingPage,
      rankingPageOfViewer: 1,
    },
  });
  await screen.findByRole('link', { name: /^Lotte/ });
  const list = within(screen.getByRole('list', { name: /^Rangliste|^Mitspieler/ }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
});

test('the form table and the second half are picked as a match day is', async () => {
  const { user } = await open('/rangliste');
  await screen.findByRole('option', { name: 'Formtabelle' });
  await user.selectOptions(picker(), 'form');
  await screen.findByText('Die Punkte der letzten Spieltage, höchstens drei.');
  expect(location.search).toBe('?spieltag=form');
  // The cards are those of match days.
  await screen.findByText('Beste Form gerade');
  expect(crowns()).toHaveLength(0);
  expect(screen.queryByText(/^Bestes Ergebnis/)).toBeNull();
  // The explanation of the points finds the period in the address.
  const [explained] = screen.getAllByRole('link', { name: /woher sie kommen/ });
  expect(explained?.getAttribute('href')).toMatch(/\?spieltag=form&spieler=\d+&tippart=punkte$/);
  await user.click(screen.getByRole('button', { name: 'Nur meine Liste' }));
  await screen.findByText('Beste Form Deiner Liste');
  await user.click(screen.getByRole('button', { name: 'Nur meine Liste' }));
  await screen.findByText('Beste Form gerade');
  await user.selectOptions(picker(), 'zweite-halbzeit');
  await screen.findByText('Die zweite Halbzeit beginnt mit der K.-o.-Runde');
  await user.selectOptions(picker(), '4');
  await screen.findByText('Bestes Ergebnis des Tages');
  expect(crowns()).toHaveLength(2);
});

test.each([
  ['?spieltag=5&liste=1', 'Von Deiner Liste hat an diesem Tag niemand getippt.'],
  ['?spieltag=5&gesperrt=1', 'Wer an diesem Tag nicht getippt hat, steht nicht in der Liste.'],
  ['?spieltag=form&liste=1', 'Von Deiner Liste hat in dieser Zeit niemand getippt.'],
  [
    '?spieltag=form&suche=x',
    'Für „x“ gibt es keinen Treffer. Wer in dieser Zeit nicht getippt hat, steht nicht in der Liste.',
  ],
  ['?spieltag=form', 'Wer in dieser Zeit nicht getippt hat, steht nicht in der Liste.'],
])('an empty list of %s says: %s', async (search, reason) => {
  const viewer = anOperator();
  const own = { user: viewer.user, points: 0, ranking: 0, isBest: false };
  const nobody = { ...aRanking<never>([], { totalCount: 0 }), own, best: null, ownPageNumber: 0 };
  await openApp(`/rangliste${search}`, {
    viewer,
    answers: {
      bonusQuestions: [],
      matchDays: days,
      matchDayRanking: { ...nobody, day: aDay(5, 'DECIDED') },
      periodRanking: { ...nobody, period: 'FORM', days: days.slice(0, 2) },
    },
  });
  await screen.findByText(reason);
});
