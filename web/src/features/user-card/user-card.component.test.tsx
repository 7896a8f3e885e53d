import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type {
  MutationSaveUserProfileArgs,
  MutationSetFavoriteArgs,
  MutationSetUserLockedArgs,
  PlayerDay,
  QueryUserArgs,
} from '../../generated/schema.ts';
import { aGroup, aGroupRanking } from '../../testing/group.ts';
import { failure } from '../../testing/failure.ts';
import { fill } from '../../testing/fill.ts';
import { aList, aRanking } from '../../testing/list.ts';
import { aMatch, aTipp } from '../../testing/match.ts';
import { hoursLater, NOW } from '../../testing/now.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aPlayer, aProfile, aViewer, anOperator } from '../../testing/player.ts';
import { dialog } from '../../testing/section.ts';

const other = aPlayer({ firstname: 'Kurt', lastname: 'Karte', ranking: 2, points: 17 });
const viewer = aViewer();
const day = (number: number, ranking: number): PlayerDay => ({
  ...{ number, ranking, date: NOW, dayPoints: 3, points: 3, rankedCount: 10 },
});
const statistic = {
  ...{ blocked: false, allHits: [], hits: [], days: [day(1, 4), day(2, 2)] },
  ...{ daysWon: [2], streak: 4 },
};
const answers = {
  ...{ ranking: aRanking([other]), matchDays: [], rankingPageOfViewer: 1 },
  ...{ user: other, playerStatistic: statistic, userProfile: aProfile({ user: other }) },
};
const address = `/rangliste?spieler=${other.id}`;
const isKnown = () => screen.findByText('Dabei seit');

test('a name in the ranking opens the card; the back button closes it', async () => {
  const { user } = await openApp('/rangliste', { viewer, answers });
  await user.click((await screen.findAllByRole('link', { name: /: mehr über den Spieler$/ }))[0]!);
  await isKnown();
  await (await dialog()).findByText('Platz 2');
  (await dialog()).getByRole('img', { name: 'Plätze nach den Spieltagen: 4, 2' });
  (await dialog()).getByText('Bestes Ergebnis am 2. Spieltag');
  (await dialog()).getByText('4 Spiele in Folge mit Punkten');
  expect((await dialog()).queryByText('Nur für die Redaktion')).toBeNull();
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the card leads to the tipps, the winner tipps and the duels, and they lead back', async () => {
  const duels = { currentPageNumber: 1, duels: [], matchFromId: 1, matchToId: 1 };
  const { user } = await openApp(address, {
    viewer,
    answers: {
      ...{
        ...answers,
        tipps: { currentPageNumber: 1, jokerCount: 0, tipps: [] },
        winnerTipps: [],
        duels,
        duelMarks: [],
      },
    },
  });
  for (const way of ['Tipps', 'Sieger-Tipps', 'Duelle']) {
    await isKnown();
    await user.click((await dialog()).getByRole('button', { name: way }));
    await screen.findByRole('heading', { name: 'Tipps von Kurt Karte' });
    await user.click((await dialog()).getByRole('button', { name: 'Zum Spieler' }));
  }
  await isKnown();
});

test('tipps are shown beside one’s own; coming matches fold into one line', async () => {
  const played = aMatch({ isLocked: true, isPlayed: true, goalsTeam1: 2, goalsTeam2: 0 });
  const coming = [aMatch(), aMatch()];
  const theirs = [
    aTipp({ id: 9_001, match: played, goalsTeam1: 1, goalsTeam2: 0, points: 2, pointsInternal: 2 }),
    ...coming.map((match) => aTipp({ match, isVisible: false })),
  ];
  const own = [played, ...coming].map((match) =>
    aTipp({ match, goalsTeam1: 3, goalsTeam2: 1, isJoker: true, factor: 2, points: 6, pointsInternal: 3 }),
  );
  const { user } = await openApp(`${address}&tippart=spiele`, {
    viewer,
    answers: {
      ...answers,
      tipps: ({ userId }: { userId?: number }) => ({
        ...{ currentPageNumber: 1, jokerCount: 0, tipps: userId ? theirs : own },
      }),
    },
  });
  const card = await dialog();
  await card.findByRole('columnheader', { name: 'Dein Tipp' });
  const cells = within(card.getAllByRole('row')[1]!).getAllByRole('cell');
  expect(cells).toHaveLength(6);
  expect(cells[3]?.textContent).toContain('3:1');
  expect(card.getAllByRole('row')[2]?.textContent).toBe('Tendenz 2 · Du: Tordifferenz 3 × Joker 2 = 6');
  expect(card.queryByText('Tipp noch nicht sichtbar')).toBeNull();
  const folded = card.getAllByRole('row').length;
  await user.click(card.getByRole('button', { name: '2 Spiele noch nicht sichtbar' }));
  expect(card.getAllByRole('row')).toHaveLength(folded + 2);
  const words = card.getAllByText('Tipp noch nicht sichtbar');
  expect(words).toHaveLength(2);
  for (const each of words) expect(each.closest('.sr-only')).toBeNull();
});

test('another player’s card compares duels, last tipps and groups with the viewer’s', async () => {
  // Too long ago for the card after a final whistle.
  const played = aMatch({
    ...{ date: hoursLater(-48), isLocked: true, isPlayed: true },
    ...{ goalsTeam1: 2, goalsTeam2: 1 },
  });
  const tippOf = (goalsTeam1: number, points: number) =>
    aTipp({ match: played, goalsTeam1, goalsTeam2: 1, points, pointsInternal: points });
  const { user, sent } = await openApp(address, {
    viewer,
    answers: {
      ...answers,
      duelBalance: { won: 2, level: 0, lost: 1 },
      recentTipps: {
        matches: [played],
        scores: [{ goalsTeam1: 2, goalsTeam2: 1 }],
        rows: [
          { userId: viewer.id, exactCount: 1, tipps: [tippOf(2, 5)] },
          { userId: other.id, exactCount: 0, tipps: [tippOf(0, 0)] },
        ],
      },
      commonGroups: [aGroup({ id: 7, name: 'Die Kurve', member: true })],
      group: aGroup({ id: 7, name: 'Die Kurve', member: true }),
      groupRanking: aGroupRanking([]),
    },
  });
  const rivalry = within(await screen.findByRole('region', { name: 'Du gegen Kurt' }));
  await rivalry.findByText('gewonnen');
  expect(rivalry.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['2', '0', '1']);
  const [, own, theirs] = rivalry.getAllByRole('row');
  expect(own?.textContent).toMatch(/^Du2:1, 5 Punkte/);
  expect(theirs?.textContent).toMatch(/^Kurt0:1, 0 Punkte/);
  // Not by colour alone.
  rivalry.getByTitle('5 Punkte');
  expect(sent('Rivalry')).toEqual([{ userId: other.id, both: [viewer.id, other.id] }]);
  await user.click(rivalry.getByRole('link', { name: 'Die Kurve' }));
  await waitFor(() => expect(location.pathname).toBe('/spielergruppe/7'));
});

test('a comparison can be empty or fail; the own card has none', async () => {
  await openApp(address, { viewer, answers });
  const rivalry = within(await screen.findByRole('region', { name: 'Du gegen Kurt' }));
  await rivalry.findByText('Noch kein Duell gegeneinander');
  rivalry.getByText('Noch zählt kein Spiel.');
  expect(rivalry.queryByText('Gemeinsame Gruppen')).toBeNull();
  await openApp(address, {
    viewer,
    answers: { ...answers, duelBalance: failure('FORBIDDEN', 'Heute nicht.') },
  });
  await screen.findByText('Wie Ihr gegeneinander steht, ist gerade nicht zu sehen.');
  await openApp(`/rangliste?spieler=${viewer.id}`, { viewer, answers: { ...answers, user: viewer.user } });
  await (await dialog()).findByText('Das bist Du');
  expect(screen.queryByRole('region', { name: /^Du gegen/ })).toBeNull();
});

test('one’s own tipps have no second column', async () => {
  await openApp(`/rangliste?spieler=${viewer.id}&tippart=spiele`, {
    viewer,
    answers: {
      ...{ ...answers, user: viewer.user },
      tipps: { currentPageNumber: 1, jokerCount: 0, tipps: [aTipp({ match: aMatch({ isLocked: true }) })] },
    },
  });
  await (await dialog()).findByRole('columnheader', { name: 'Tipp' });
  expect((await dialog()).queryByRole('columnheader', { name: 'Dein Tipp' })).toBeNull();
});

test('the star is set at once, and removed after a question; the own card has none', async () => {
  const { user, sent } = await openApp(address, {
    viewer,
    answers: {
      ...answers,
      setFavorite: ({ input }: MutationSetFavoriteArgs) => ({
        user: { ...other, favorite: input.favorite ?? false },
      }),
    },
  });
  await isKnown();
  const star = (await dialog()).getByRole('button', { name: 'Kurt Karte auf meiner Liste' });
  await user.click(star);
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('true'));
  await user.click(star);
  await user.click(await screen.findByRole('button', { name: 'Ja, entfernen' }));
  await waitFor(() => expect(star.getAttribute('aria-pressed')).toBe('false'));
  expect(sent('SetFavorite')).toHaveLength(2);

  await openApp(`/rangliste?spieler=${viewer.id}`, { viewer, answers: { ...answers, user: viewer.user } });
  await (await dialog()).findByText('Das bist Du');
  expect((await dialog()).queryByRole('button', { name: /auf meiner Liste$/ })).toBeNull();
});

test('shows whom a player recommended, and who recommended them', async () => {
  const friend = aPlayer({ firstname: 'Konrad', lastname: 'Freund', recommendedFrom: other });
  const host = { ...other, recommendCount: 1, recommended: aList([friend]) };
  const { user } = await openApp(address, {
    viewer,
    answers: { ...answers, user: ({ id }: QueryUserArgs) => (id === friend.id ? friend : host) },
  });
  await user.click(await screen.findByRole('button', { name: '1, anzeigen' }));
  await user.click(await (await dialog()).findByRole('link', { name: /^Konrad Freund/ }));
  await screen.findByRole('heading', { name: 'Konrad Freund' });
  await (await dialog()).findByText('Empfohlen von');
  await user.click((await dialog()).getByRole('link', { name: /^Kurt Karte/ }));
  await screen.findByRole('heading', { name: 'Kurt Karte' });
});

test('says so when there is no such player', async () => {
  await openApp('/rangliste?spieler=999999', { viewer, answers: { ...answers, user: null } });
  await (await dialog()).findByText('Details konnten leider nicht ermittelt werden');
});

test('an operator edits a player; the pencil shows whether the address is complete', async () => {
  let profile = aProfile({ user: other });
  const { user, sent } = await openApp(address, {
    viewer: anOperator(),
    answers: {
      ...{ ...answers, countries: ['Deutschland'], user: () => profile.user, userProfile: () => profile },
      // The list behind the card must not bring the old city back when it is answered late.
      ranking: () => aRanking([profile.user]),
      saveUserProfile: ({ input: { userId: _, ...input } }: MutationSaveUserProfileArgs) => {
        if (input.firstname?.trim() === '')
          return failure('BAD_USER_INPUT', 'Bitte gib Deinen Vornamen ein.', 'firstname');
        const { firstname, city } = { ...profile, ...input } as typeof profile;
        const next = { ...other, firstname, city, fullname: `${firstname} ${other.lastname}` };
        profile = { ...profile, ...(input as typeof profile), user: next, hasAddress: input.street !== '' };
        return { profile };
      },
    },
  });
  const edit = async (name: RegExp | string) =>
    user.click(await (await dialog()).findByRole('button', { name }));
  const enter = async (label: string, text: string) => fill((await dialog()).getByLabelText(label), text);
  await edit('Daten bearbeiten, Postadresse vollständig');
  await (await dialog()).findByLabelText('Straße Hnr.');
  await enter('Straße Hnr.', '');
  await enter('Ort', 'Oberammergau');
  await enter('Interessen', 'Angeln');
  await enter('Admin-Info', 'Hat angerufen.');
  await edit('Speichern');
  await screen.findByRole('button', { name: 'Daten bearbeiten, Postadresse unvollständig' });
  await (await dialog()).findByText('Hat angerufen.');
  await (await dialog()).findByText(/^Oberammergau/);
  await edit('Daten bearbeiten, Postadresse unvollständig');
  await (await dialog()).findByLabelText('Vorname');
  await enter('Vorname', ' ');
  await edit('Speichern');
  await screen.findByText('Bitte gib Deinen Vornamen ein.');
  await enter('Vorname', 'Karla');
  await edit('Speichern');
  await screen.findByRole('heading', { name: /^Karla/ });
  expect(sent('SaveUserProfile')).toHaveLength(3);
  expect(sent('SaveUserProfile')[0]).toMatchObject({ input: { hobbies: 'Angeln' } });
});

test('an operator locks a player after a question, and unlocks them again', async () => {
  let player = other;
  const { user, sent } = await openApp(address, {
    viewer: anOperator(),
    answers: {
      ...{ ...answers, user: () => player, ranking: () => aRanking([player]) },
      setUserLocked: ({ input: { isLocked } }: MutationSetUserLockedArgs) => {
        player = { ...other, isLocked };
        return { user: player };
      },
    },
  });
  const tap = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await tap('Sperren');
  await tap('Abbrechen');
  expect(sent('SetUserLocked')).toEqual([]);
  await tap('Sperren');
  await tap('Ja, sperren');
  await (await dialog()).findByText('GESPERRT');
  await tap('Sperre aufheben');
  await tap('Ja, aufheben');
  await waitFor(() => expect(screen.queryByText('GESPERRT')).toBeNull());
});

test('an operator’s entries are not discarded without a question', async () => {
  const { user } = await openApp('/rangliste', {
    viewer: anOperator(),
    answers: { ...answers, countries: ['Deutschland'] },
  });
  await user.click((await screen.findAllByRole('link', { name: /: mehr über den Spieler$/ }))[0]!);
  await user.click(await (await dialog()).findByRole('button', { name: /^Daten bearbeiten/ }));
  await fill(await (await dialog()).findByLabelText('Ort'), 'Oberammergau');
  const goOn = async () => {
    const on = await screen.findByRole('button', { name: 'Weiter bearbeiten' });
    await user.click(on);
    await waitFor(() => expect(on.isConnected).toBe(false));
    expect(screen.getByLabelText('Ort')).toHaveProperty('value', 'Oberammergau');
  };
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  await goOn();
  await user.keyboard('{Escape}');
  await goOn();
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  await goOn();
  history.back();
  await goOn();
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  await user.click(await screen.findByRole('button', { name: 'Ja, verwerfen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the device stores nothing of what an operator enters about a player', async () => {
  const { user } = await openApp(address, {
    ...{ viewer: anOperator() },
    answers: { ...answers, countries: ['Deutschland'] },
  });
  await user.click(await (await dialog()).findByRole('button', { name: /^Daten bearbeiten/ }));
  await fill(await screen.findByLabelText('Admin-Info'), 'Adresse fehlt noch');
  expect(JSON.stringify(localStorage)).not.toContain('Adresse fehlt noch');
});

test('closing twice quickly closes only the card', async () => {
  const { user } = await openApp('/spielregeln', { viewer, answers: { ...answers, template: null } });
  await user.click(screen.getAllByRole('link', { name: 'Mitspieler' })[0]!);
  await user.click((await screen.findAllByRole('link', { name: /: mehr über den Spieler$/ }))[0]!);
  await isKnown();
  const cross = screen.getByRole('button', { name: 'Schließen' });
  const goes = jest.spyOn(history, 'go');
  cross.click();
  cross.click();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(goes).toHaveBeenCalledTimes(1);
  goes.mockRestore();
  // A reopened card can be closed again.
  await user.click((await screen.findAllByRole('link', { name: /: mehr über den Spieler$/ }))[0]!);
  await isKnown();
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.pathname).toBe('/rangliste');
});

test('the card shows why its star failed, because it covers the page', async () => {
  const { user } = await openApp(address, {
    viewer,
    answers: { ...answers, setFavorite: failure('FORBIDDEN', 'Heute nicht.') },
  });
  await isKnown();
  await user.click((await dialog()).getByRole('button', { name: 'Kurt Karte auf meiner Liste' }));
  await (await dialog()).findByText('Heute nicht.');
  await user.click(screen.getByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Heute nicht.');
});

test('a running action cannot be cancelled, and has no such button', async () => {
  let refuse = (): void => undefined;
  const held = new Promise<void>((resolve) => (refuse = resolve));
  const { user } = await openApp(address, {
    viewer: anOperator(),
    answers: {
      ...answers,
      setUserLocked: async () => {
        await held;
        return failure('FORBIDDEN', 'Heute nicht.');
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Sperren' }));
  await user.click(await screen.findByRole('button', { name: 'Ja, sperren' }));
  const question = within(await screen.findByRole('dialog', { name: /sperren/ }));
  expect(question.queryByRole('button', { name: 'Abbrechen' })).toBeNull();
  await user.click(question.getAllByRole('button', { name: 'Schließen' })[1]!);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ja, sperren' })).toBeNull());
  refuse();
  await screen.findByText('Heute nicht.');
  await screen.findByRole('button', { name: 'Abbrechen' });
});

test('further recommended players get the focus of the button that loaded them', async () => {
  let friends = Array.from({ length: 12 }, (_, at) => aPlayer({ firstname: `Freund${at}` }));
  const { user } = await openApp(address, {
    viewer,
    answers: { ...answers, user: { ...other, recommendCount: 12 } },
    operations: {
      Recommended: ({ page }: { page: { pageNumber: number } }) => ({
        user: {
          ...other,
          recommended: aList(friends.slice(10 * (page.pageNumber - 1), 10 * page.pageNumber), {
            totalCount: friends.length,
          }),
        },
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: '12, anzeigen' }));
  await user.click(await screen.findByRole('button', { name: 'Weitere anzeigen' }));
  const row = (await screen.findByRole('link', { name: /^Freund10/ })).closest('li');
  expect(document.activeElement).toBe(row);
  // A later answer has another first row of this page, and the player is elsewhere.
  friends = [aPlayer({ firstname: 'Neu' }), ...friends];
  const first = screen.getByRole('link', { name: /^Freund0 / });
  first.focus();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByRole('link', { name: /^Neu / });
  await waitFor(() =>
    expect(screen.getByRole('link', { name: /^Freund9 / }).closest('li')?.nextSibling).toBe(row),
  );
  expect(document.activeElement).toBe(first);
  jest.restoreAllMocks();
});
