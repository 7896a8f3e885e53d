import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { MatchDay, MutationSaveGroupArgs, QueryGroupsArgs } from '../../../generated/schema.ts';
import { watchLeaving } from '../../../lib/save/unsaved.ts';
import { failure } from '../../../testing/failure.ts';
import { aFeed, aPost } from '../../../testing/feed.ts';
import { fill } from '../../../testing/fill.ts';
import { aGroup, aGroupPlace, aGroupRanking } from '../../../testing/group.ts';
import { aList } from '../../../testing/list.ts';
import { aMatch } from '../../../testing/match.ts';
import { hoursLater } from '../../../testing/now.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { aPlayer, aViewer } from '../../../testing/player.ts';
import { dialog } from '../../../testing/section.ts';
import { pass } from '../../../testing/time.ts';

const viewer = aViewer({ player: aPlayer({ firstname: 'Mia' }) });

test('the list goes by name or by size, with filters and search in the address', async () => {
  const { user, sent } = await openApp('/spielergruppen', { viewer, answers: { groups: aList([aGroup()]) } });
  await screen.findByRole('link', { name: 'Die Kicker' });
  await user.selectOptions(screen.getByLabelText('Reihenfolge'), 'Nach Größe');
  await waitFor(() => expect(location.search).toBe('?sortierung=groesse'));
  await waitFor(() => expect(screen.getByLabelText('Reihenfolge')).toHaveProperty('value', 'groesse'));
  expect(sent('Groups').at(-1)).toMatchObject({ filterOption: 1 });
  await user.click(screen.getByRole('link', { name: 'Alle' }));
  await waitFor(() => expect(location.search).toBe('?sortierung=groesse&zeige=alle'));
  await waitFor(() => expect(sent('Groups').at(-1)).toMatchObject({ filterOption: 0 }));
  await user.click(screen.getByRole('link', { name: 'Meine' }));
  await waitFor(() => expect(location.search).toBe('?sortierung=groesse&zeige=meine'));
  await fill(screen.getByRole('searchbox', { name: 'Gruppe suchen' }), 'kick');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.search).toContain('suche=kick'));
  await waitFor(() =>
    expect(sent('Groups').at(-1)).toMatchObject({ order: 'SIZE', filterOption: 2, page: { search: 'kick' } }),
  );
});

test('the own groups are a list of chats: place, last post, and a mark until it was seen', async () => {
  localStorage.clear();
  const klara = aPlayer({ firstname: 'Klara', lastname: 'Kurve' });
  const me = viewer.user;
  const words = { postId: 12, user: klara, beginning: 'Wer kommt heute?', dateCreated: hoursLater(-2) };
  const kurve = aGroup({
    ...{ name: 'Die Kurve', member: true, memberCount: 9, lastWords: words },
    ownPlace: { ranking: 2, rankingBefore: 4 },
  });
  const still = aGroup({ name: 'Die Stillen', member: true, owner: true, user: me });
  const own = aGroup({ name: 'Meine Worte', member: true, lastWords: { ...words, user: me } });
  const other = aGroup({ name: 'Fremde' });
  const { user, change } = await openApp('/spielergruppen', {
    viewer,
    answers: {
      groups: aList([kurve, still, own, other]),
      ...{ group: kurve, groupRanking: aGroupRanking([aGroupPlace()]), matchDays: [] },
      posts: aFeed([aPost({ id: 12 })]),
    },
  });
  await screen.findByRole('link', { name: /^Die Kurve.*Dabei.*neue Einträge$/ });
  const row = (name: RegExp) => within(screen.getByRole('link', { name }).closest('li')!);
  row(/^Die Kurve/).getByText('Platz 2');
  row(/^Die Kurve/).getByText('2 Plätze besser');
  row(/^Die Stillen.*Deine Gruppe$/).getByText('Noch keine Einträge');
  row(/^Meine Worte.*Dabei$/).getByText('Du:');
  row(/^Fremde/).getByRole('button', { name: '„Fremde“ beitreten' });
  row(/^Die Kurve/).getByText('Wer kommt heute?');
  expect(screen.getByRole('link', { name: /^Meine Worte/ }).getAttribute('href')).toBe(
    `/spielergruppe/${own.id}`,
  );
  // The whole row leads to posts that the player has not seen.
  await user.click(screen.getByRole('link', { name: /^Die Kurve/ }));
  await waitFor(() => expect(location.pathname).toBe(`/spielergruppe/${kurve.id}/2`));
  await screen.findByText('Wer wird Europameister?');
  history.back();
  await screen.findByRole('link', { name: /^Die Kurve.*Dabei$/ });
  change({ groups: aList([{ ...kurve, lastWords: { ...words, postId: 13 } }]) });
  await user.click(screen.getByRole('button', { name: 'Aktualisieren' }));
  await screen.findByRole('link', { name: /^Die Kurve.*Dabei.*neue Einträge$/ });
});

test('a page that has lost its last group leads to the one before; a later page says that it is none', async () => {
  const groups = Array.from({ length: 11 }, () => aGroup({ member: true }));
  const pageOf = (all: typeof groups) => ({
    groups: ({ page }: QueryGroupsArgs) => {
      const { pageNumber = 1 } = page as { pageNumber?: number };
      return aList(all.slice((pageNumber - 1) * 10, pageNumber * 10), { pageNumber, totalCount: all.length });
    },
  });
  const { user, change } = await openApp('/spielergruppen?seite=2', { viewer, answers: pageOf(groups) });
  await screen.findByText('Seite 2 von 2');
  change(pageOf(groups.slice(0, 10)));
  await user.click(screen.getByRole('button', { name: 'Aktualisieren' }));
  await waitFor(() => expect(location.search).toBe(''));
  expect((await screen.findAllByRole('link', { name: /^Die Kicker/ })).length).toBe(10);
  await openApp('/spielergruppen?seite=9', { viewer, answers: pageOf(groups) });
  await screen.findByText('So viele Seiten hat die Liste nicht.');
});

test('a new group’s entries are not discarded without a question; its founder lands on its page', async () => {
  const group = aGroup({ name: 'Die Kurve', member: true, owner: true, user: viewer.user });
  const { user, sent } = await openApp('/spielergruppen', {
    viewer,
    answers: {
      groups: aList(),
      saveGroup: { group },
      group,
      groupRanking: aGroupRanking([aGroupPlace({ user: viewer.user })]),
      matchDays: [],
    },
  });
  await user.click((await screen.findAllByRole('button', { name: 'Neue Gruppe' }))[0]!);
  await fill((await dialog()).getByLabelText('Bezeichnung'), 'Die Kurve');
  await user.click((await dialog()).getByRole('button', { name: 'Abbrechen' }));
  await user.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  await user.click((await dialog()).getByRole('button', { name: 'Gruppe erstellen' }));
  await screen.findByRole('heading', { level: 1, name: 'Die Kurve' });
  expect(location.pathname).toBe(`/spielergruppe/${group.id}`);
  expect(sent('CreateGroup')).toMatchObject([{ input: { name: 'Die Kurve' } }]);
  await screen.findByText('Dein Platz');
});

test('the name of a new group is kept for its founder until it is sent or discarded', async () => {
  const refused = failure('BAD_USER_INPUT', 'Das gibt es schon.', 'name');
  const create = async (who: typeof viewer) => {
    const app = await openApp('/spielergruppen', {
      ...{ viewer: who, sameDevice: true },
      answers: { groups: aList(), saveGroup: refused },
    });
    await app.user.click((await screen.findAllByRole('button', { name: 'Neue Gruppe' }))[0]!);
    return { ...app, name: (await dialog()).getByLabelText<HTMLInputElement>('Bezeichnung') };
  };
  const first = await create(viewer);
  await fill(first.name, 'Die Kurve');
  await first.user.click((await dialog()).getByRole('button', { name: 'Gruppe erstellen' }));
  await screen.findByText('Das gibt es schon.');

  expect((await create(aViewer())).name.value).toBe('');
  const again = await create(viewer);
  expect(again.name.value).toBe('Die Kurve');
  // A repeated request creates one group.
  await again.user.click((await dialog()).getByRole('button', { name: 'Gruppe erstellen' }));
  await screen.findByText('Das gibt es schon.');
  const keyOf = ({ sent }: typeof first) => (sent('CreateGroup')[0]?.['input'] as { key: string }).key;
  expect(keyOf(again)).toBe(keyOf(first));
  await again.user.click((await dialog()).getByRole('button', { name: 'Abbrechen' }));
  await again.user.click(await screen.findByRole('button', { name: 'Ja, verwerfen' }));

  const anew = await create(viewer);
  expect(anew.name.value).toBe('');
  await fill(anew.name, 'Die Gerade');
  await anew.user.click((await dialog()).getByRole('button', { name: 'Gruppe erstellen' }));
  await screen.findByText('Das gibt es schon.');
  // Another group needs another key, also after the entries were deleted by hand.
  expect(keyOf(anew)).not.toBe(keyOf(first));
  await fill(anew.name, '');
  await anew.user.click((await dialog()).getByRole('button', { name: 'Abbrechen' }));
  const last = await create(viewer);
  await fill(last.name, 'Die Kurve Süd');
  await last.user.click((await dialog()).getByRole('button', { name: 'Gruppe erstellen' }));
  await screen.findByText('Das gibt es schon.');
  expect(keyOf(last)).not.toBe(keyOf(anew));
});

const stored = () => JSON.stringify(localStorage);
const asksBeforeLeaving = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a new group with a password is not kept at all, so that it never becomes an open one', async () => {
  watchLeaving();
  const { user } = await openApp('/spielergruppen', { viewer, answers: { groups: aList() } });
  await user.click((await screen.findAllByRole('button', { name: 'Neue Gruppe' }))[0]!);
  await fill((await dialog()).getByLabelText('Bezeichnung'), 'Die Kurve');
  expect([stored().includes('Die Kurve'), asksBeforeLeaving()]).toEqual([true, false]);
  await fill((await dialog()).getByLabelText('Kennwort (optional)'), 'Geheim1');
  expect(stored()).not.toMatch(/Die Kurve|Geheim1/);
  expect(asksBeforeLeaving()).toBe(true);
  await fill((await dialog()).getByLabelText('Kennwort (optional)'), '');
  expect([stored().includes('Die Kurve'), asksBeforeLeaving()]).toEqual([true, false]);
});

test('who types a new password for a group no longer opens it', async () => {
  const group = owned({ isPrivate: true });
  const { user } = await openApp(`/spielergruppe/${group.id}`, {
    viewer,
    answers: { group, matchDays: [], groupRanking: aGroupRanking([aGroupPlace({ user: viewer.user })]) },
  });
  await manage(user, 'Name und Kennwort ändern');
  await user.click((await dialog()).getByRole('checkbox'));
  const password = (await dialog()).getByLabelText(/ennwort/, { selector: 'input:not([type=checkbox])' });
  await fill(password, 'Geheim2');
  expect(stored()).not.toMatch(/isOpen|Geheim2/);
  await fill(password, '');
  expect((await dialog()).getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
});

test('a kept name tells that the group was renamed meanwhile, and can be discarded for the new one', async () => {
  const open = async (group: ReturnType<typeof owned>, sameDevice = false) => {
    const answers = { matchDays: [], groupRanking: aGroupRanking([aGroupPlace({ user: viewer.user })]) };
    const { user } = await openApp(`/spielergruppe/${group.id}`, {
      ...{ viewer, sameDevice },
      answers: { ...answers, group },
    });
    await manage(user, 'Name und Kennwort ändern');
    return { user, name: async () => (await dialog()).getByLabelText<HTMLInputElement>('Bezeichnung') };
  };
  const group = owned();
  const first = await open(group);
  expect(screen.queryByText(/^Deine ungespeicherten Eingaben/)).toBeNull();
  await fill(await first.name(), 'Die Kurve Süd');
  expect(screen.queryByText(/^Deine ungespeicherten Eingaben/)).toBeNull();

  await open(group, true);
  await screen.findByText(/^Deine ungespeicherten Eingaben/);
  expect(screen.queryByText(/^Inzwischen ist etwas anderes gespeichert/)).toBeNull();

  const renamed = await open({ ...group, name: 'Die Gegengerade' }, true);
  await screen.findByText(/^Inzwischen ist etwas anderes gespeichert/);
  expect((await renamed.name()).value).toBe('Die Kurve Süd');
  await renamed.user.click((await dialog()).getByRole('button', { name: 'Eingaben verwerfen' }));
  await renamed.user.click(await screen.findByRole('button', { name: 'Ja, verwerfen' }));
  await waitFor(async () => expect((await renamed.name()).value).toBe('Die Gegengerade'));
  expect(screen.queryByText(/^Deine ungespeicherten Eingaben/)).toBeNull();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft '))).toEqual([]);
});

test('a refused password of a new group says why', async () => {
  const message = 'Das Kennwort muss in eine Zeile passen.';
  const { user } = await openApp('/spielergruppen', {
    viewer,
    answers: { groups: aList(), saveGroup: failure('BAD_USER_INPUT', message, 'password') },
  });
  await user.click((await screen.findAllByRole('button', { name: 'Neue Gruppe' }))[0]!);
  await fill((await dialog()).getByLabelText('Bezeichnung'), 'Die Kurve');
  await fill((await dialog()).getByLabelText('Kennwort (optional)'), 'a\tb');
  await user.click((await dialog()).getByRole('button', { name: 'Gruppe erstellen' }));
  await (await dialog()).findByText(message);
});

test('the back button asks before it discards the entries of a dialog', async () => {
  const { user } = await openApp('/spielergruppen', { viewer, answers: { groups: aList() } });
  await user.click(await screen.findByRole('link', { name: 'Meine' }));
  await waitFor(() => expect(location.search).toBe('?zeige=meine'));
  await user.click((await screen.findAllByRole('button', { name: 'Neue Gruppe' }))[0]!);
  await fill((await dialog()).getByLabelText('Bezeichnung'), 'Die Kurve');
  history.back();
  await user.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  expect((await dialog()).getByLabelText('Bezeichnung')).toHaveProperty('value', 'Die Kurve');
  history.back();
  await user.click(await screen.findByRole('button', { name: 'Ja, verwerfen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The browser goes back later, which must not reach the next test.
  await waitFor(() => expect(location.search).toBe(''));
});

test('an unknown tab of a group shows the members; an address without a group shows the list', async () => {
  const answers = {
    group: aGroup({ member: true }),
    groupRanking: aGroupRanking([aGroupPlace()]),
    matchDays: [],
    groups: aList<never>(),
  };
  for (const tab of ['', '/1', '/4', '/0', '/x']) {
    await openApp(`/spielergruppe/5${tab}`, { viewer, answers });
    await screen.findByRole('list', { name: 'Mitglieder' });
  }
  await openApp('/spielergruppe', { viewer, answers });
  await waitFor(() => expect(location.pathname).toBe('/spielergruppen'));
});

test('members are searched by name, overall and for a day; an empty result says so', async () => {
  const group = aGroup({ member: true });
  const klara = aPlayer({ firstname: 'Klara', lastname: 'Kurve' });
  const { user, sent } = await openApp(`/spielergruppe/${group.id}?suche=gibtesnicht&spieltag=1`, {
    viewer,
    answers: { group, matchDays: [] },
    operations: {
      GroupPlace: { groupRanking: aGroupRanking([aGroupPlace()]) },
      GroupMembers: ({ page }: { page: { search?: string } }) => ({
        groupRanking: aGroupRanking(page.search ? [] : [aGroupPlace({ user: klara })]),
      }),
    },
  });
  await screen.findByText('Keine Spieler gefunden');
  screen.getByText('Für „gibtesnicht“ gibt es in der Gruppe keinen Treffer.');
  expect(sent('GroupMembers').at(-1)).toMatchObject({ day: 1, page: { search: 'gibtesnicht' } });
  await user.click(screen.getByRole('link', { name: 'Alle anzeigen' }));
  await screen.findByText('Klara Kurve');
  expect(sent('GroupMembers').at(-1)).toMatchObject({ day: 0 });
});

test('a picked match day of the members is kept in the address', async () => {
  const group = aGroup({ member: true });
  const matches = [aMatch({ isLocked: true, date: hoursLater(-24) })];
  const day: MatchDay = { number: 1, state: 'DECIDED', countedCount: 1, date: hoursLater(-24), matches };
  const { user, sent } = await openApp(`/spielergruppe/${group.id}`, {
    viewer,
    answers: { group, matchDays: [day], groupRanking: aGroupRanking([aGroupPlace()], { day }) },
  });
  await screen.findByRole('list', { name: 'Mitglieder' });
  await user.selectOptions(
    screen.getByLabelText('Spieltag'),
    await screen.findByRole('option', { name: /^1\. Spieltag/ }),
  );
  await waitFor(() => expect(location.search).toBe('?spieltag=1'));
  await waitFor(() => expect(sent('GroupMembers').at(-1)).toMatchObject({ day: 1 }));
});

const owned = (more = {}) =>
  aGroup({ name: 'Die Kurve', member: true, owner: true, user: viewer.user, ...more });
const manage = async (user: Awaited<ReturnType<typeof openApp>>['user'], what: string) => {
  await user.click(await screen.findByRole('button', { name: /^Verwalten/ }));
  await user.click(await screen.findByRole('menuitem', { name: what }));
};

test('the owner removes a member after a question; nobody can remove the founder', async () => {
  const group = owned();
  const klara = aPlayer({ firstname: 'Klara', lastname: 'Kurve' });
  const places = [aGroupPlace({ user: viewer.user }), aGroupPlace({ user: klara })];
  const { user, sent, change } = await openApp(`/spielergruppe/${group.id}`, {
    viewer,
    answers: { group, matchDays: [], groupRanking: aGroupRanking(places), removeMember: { group } },
  });
  await manage(user, 'Mitglieder entfernen');
  await screen.findByText(/Wer soll die Gruppe verlassen\?/);
  expect(screen.getAllByRole('button', { name: /entfernen$/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Klara Kurve entfernen' }));
  change({ groupRanking: aGroupRanking(places.slice(0, 1)) });
  const placesAsked = sent('GroupPlace').length;
  await user.click((await dialog()).getByRole('button', { name: 'Ja, entfernen' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('RemoveMember')).toEqual([{ input: { groupId: group.id, userId: klara.id } }]);
  // The owner's own place has changed.
  await waitFor(() => expect(sent('GroupPlace').length).toBeGreaterThan(placesAsked));
  await waitFor(() => expect(screen.queryByText('Klara Kurve')).toBeNull());
});

test('the owner renames the group, but not to an empty name, and sets a password; the dialog stays open', async () => {
  const group = owned();
  const { user, sent } = await openApp(`/spielergruppe/${group.id}`, {
    viewer,
    answers: {
      ...{ group, matchDays: [], groupRanking: aGroupRanking([aGroupPlace({ user: viewer.user })]) },
      saveGroup: ({ input }: MutationSaveGroupArgs) => ({
        group: owned({ id: group.id, name: input.name, isPrivate: Boolean(input.password) }),
      }),
    },
  });
  await manage(user, 'Name und Kennwort ändern');
  const save = async () => user.click((await dialog()).getByRole('button', { name: 'Speichern' }));
  await fill((await dialog()).getByLabelText('Bezeichnung'), '   ');
  await save();
  await screen.findByText('Bitte gib eine Bezeichnung ein.');
  await fill((await dialog()).getByLabelText('Bezeichnung'), ' Die Kurve Süd ');
  await fill((await dialog()).getByLabelText('Kennwort (optional)'), 'Tor1');
  await save();
  await (await dialog()).findByText('gespeichert');
  expect(sent('EditGroup')).toEqual([
    { input: { groupId: group.id, name: 'Die Kurve Süd', password: 'Tor1' } },
  ]);
  await user.click((await dialog()).getByRole('button', { name: 'Schließen' }));
  await screen.findByRole('heading', { level: 1, name: 'Die Kurve Süd' });
  screen.getByText('Kennwort erforderlich');
});

test('renaming a group keeps a password that was set on another device', async () => {
  const group = owned();
  const { user, sent } = await openApp(`/spielergruppe/${group.id}`, {
    viewer,
    answers: {
      ...{ group, matchDays: [], groupRanking: aGroupRanking([aGroupPlace({ user: viewer.user })]) },
      saveGroup: { group: { ...group, isPrivate: true } },
    },
  });
  await manage(user, 'Name und Kennwort ändern');
  await fill((await dialog()).getByLabelText('Bezeichnung'), 'Die Kurve Süd');
  await user.click((await dialog()).getByRole('button', { name: 'Speichern' }));
  await (await dialog()).findByText('gespeichert');
  expect(sent('EditGroup')).toMatchObject([{ input: { password: null } }]);
});

test('closing during a save asks, until the save has succeeded', async () => {
  const group = owned({ isPrivate: true });
  let arrive = (_saved: { group: typeof group }): void => undefined;
  const held = new Promise<{ group: typeof group }>((resolve) => (arrive = resolve));
  const { user, sent } = await openApp(`/spielergruppe/${group.id}`, {
    viewer,
    answers: {
      ...{ group, matchDays: [], groupRanking: aGroupRanking([aGroupPlace({ user: viewer.user })]) },
      saveGroup: () => held,
    },
  });
  await manage(user, 'Name und Kennwort ändern');
  await user.click((await dialog()).getByLabelText(/Kein Kennwort mehr/));
  await user.click((await dialog()).getByRole('button', { name: 'Speichern' }));
  await user.click((await dialog()).getByRole('button', { name: 'Schließen' }));
  await screen.findByRole('heading', { name: 'Eingaben verwerfen' });
  arrive({ group: { ...group, isPrivate: false } });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Eingaben verwerfen' })).toBeNull());
  await (await dialog()).findByText('gespeichert');
  expect(sent('EditGroup')).toMatchObject([{ input: { password: '' } }]);
});

test('deleting a group asks first, and the list confirms it', async () => {
  const group = owned();
  const { user, sent } = await openApp(`/spielergruppe/${group.id}`, {
    viewer,
    answers: {
      ...{ group, matchDays: [], groupRanking: aGroupRanking([aGroupPlace({ user: viewer.user })]) },
      ...{ groups: aList<typeof group>(), deleteGroup: { deletedId: group.id } },
    },
  });
  await manage(user, 'Spielergruppe löschen');
  (await dialog()).getByText('Soll deine Spielergruppe tatsächlich gelöscht werden?');
  await user.click((await dialog()).getByRole('button', { name: 'Nein, nur Spaß.' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await manage(user, 'Spielergruppe löschen');
  expect(sent('DeleteGroup')).toEqual([]);
  await user.click((await dialog()).getByRole('button', { name: 'Ja, Spielergruppe löschen' }));
  await waitFor(() => expect(location.pathname).toBe('/spielergruppen'));
  await screen.findByText('„Die Kurve“ wurde gelöscht.');
});

test('a link alone does not add an existing player, and a missing group says so', async () => {
  const link = '0b7c1d9e-1111-4222-8333-444455556666';
  const { sent } = await openApp(`/spielergruppe/${link}`, {
    viewer,
    answers: { group: aGroup({ link }) },
  });
  await screen.findByText('Du bist eingeladen: Einmal antippen, und Du bist dabei.');
  within(screen.getByRole('region', { name: 'Beitreten' })).getByRole('button', { name: 'Beitreten' });
  expect(sent('JoinGroup')).toEqual([]);
  await openApp(`/spielergruppe/${link}`, { viewer, answers: { group: null } });
  await screen.findByText('Diese Spielergruppe gibt es nicht.');
});

test.each(['', '/2'])('a removed member sees the form to join, not the old page (%j)', async (tab) => {
  jest.useFakeTimers();
  const group = aGroup({ name: 'Die Kurve', member: true });
  const klara = aPlayer({ firstname: 'Klara', lastname: 'Kurve' });
  const { change } = await openApp(`/spielergruppe/${group.id}${tab}`, {
    viewer,
    answers: {
      group,
      matchDays: [],
      groupRanking: aGroupRanking([aGroupPlace({ user: klara })]),
      posts: aFeed([aPost({ text: 'Nur für uns', user: klara })]),
      newPostCount: 0,
    },
  });
  await screen.findByText(tab ? 'Nur für uns' : 'Klara Kurve');
  const outside = failure('NOT_FOUND', 'Nur für Mitglieder.');
  change(
    { group: { ...group, member: false } },
    { GroupPlace: outside, GroupMembers: outside, Feed: outside, NewPosts: outside },
  );
  await pass(70_000);
  await screen.findByRole('region', { name: 'Beitreten' });
  expect(screen.queryByText(tab ? 'Nur für uns' : 'Klara Kurve')).toBeNull();
});

test('a group that opens has the focus in its name, also when it loads late', async () => {
  const group = aGroup({ name: 'Die Späten' });
  let arrive = (): void => undefined;
  const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
  const { user } = await openApp('/spielergruppen', {
    viewer,
    answers: { groups: aList([group]) },
    operations: { Group: async () => onItsWay.then(() => ({ group })) as never },
  });
  await user.click(await screen.findByRole('link', { name: 'Die Späten' }));
  const before = await screen.findByRole('heading', { name: 'Spielergruppe' });
  await waitFor(() => expect(document.activeElement).toBe(before));
  arrive();
  const heading = await screen.findByRole('heading', { name: 'Die Späten' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('the link to the next page keeps the focus while that loads, and a search tells its hits', async () => {
  let arrive = (): void => undefined;
  const onItsWay = new Promise<void>((resolve) => (arrive = resolve));
  const { user } = await openApp('/spielergruppen?zeige=alle', {
    viewer,
    answers: {
      groups: async ({ page }: QueryGroupsArgs) => {
        if (page?.search) return aList([aGroup()]);
        if (page?.pageNumber === 2) await onItsWay;
        return aList([aGroup()], { totalCount: 30 });
      },
    },
  });
  const next = await screen.findByRole('link', { name: 'Nächste Seite' });
  await user.click(next);
  await screen.findByText('Wird geladen...');
  expect(document.activeElement).toBe(next);
  expect(screen.getByText('Seite 2').getAttribute('role')).toBe('status');
  arrive();
  await screen.findByRole('link', { name: 'Die Kicker' });
  const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(heard()).not.toContain('30 Treffer');
  await fill(screen.getByRole('searchbox', { name: 'Gruppe suchen' }), 'kick');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(heard()).toContain('1 Treffer'));
});

test('the pages of another search are gone while the new one loads or fails', async () => {
  const { user } = await openApp('/spielergruppen?zeige=alle', {
    viewer,
    answers: {
      groups: ({ page }: QueryGroupsArgs) =>
        page?.search ? failure('FORBIDDEN', 'Heute nicht.') : aList([aGroup()], { totalCount: 30 }),
    },
  });
  await screen.findByText('Seite 1 von 3');
  await fill(screen.getByRole('searchbox', { name: 'Gruppe suchen' }), 'kick');
  await user.keyboard('{Enter}');
  await screen.findByText('Heute nicht.');
  expect(screen.queryByRole('link', { name: 'Letzte Seite' })).toBeNull();
});
