import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { MutationPublishPostArgs, Post, PostFeed, QueryPostsArgs } from '../../generated/schema.ts';
import { anyUnsaved } from '../../lib/save/unsaved.ts';
import type { Answers } from '../../testing/answering.ts';
import { failure, unreachable } from '../../testing/failure.ts';
import { aComment, aFeed, aPost } from '../../testing/feed.ts';
import { fill } from '../../testing/fill.ts';
import { nameless } from '../../testing/nameless.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aPage } from '../../testing/page.ts';
import { aPlayer, aViewer } from '../../testing/player.ts';
import { pass } from '../../testing/time.ts';

const me = aPlayer();
const lately = aPost({ text: 'Ganz oben' });

/** Opens the start page on a feed that searches its posts like the server. */
const open = async (first: Post[], { address = '/', ...answers }: Answers & { address?: string } = {}) => {
  let posts = first;
  const app = await openApp(address, {
    viewer: aViewer({ player: me }),
    answers: {
      posts: ({ search, onlyOperatorPosts }: QueryPostsArgs) =>
        aFeed(
          posts.filter(
            ({ text, isOperator }) =>
              text.includes(search ?? '') && (isOperator || onlyOperatorPosts !== true),
          ),
        ),
      newPostCount: ({ sinceId }: { sinceId: number }) => posts.filter(({ id }) => id > sinceId).length,
      publishPost: ({ input }: MutationPublishPostArgs) => ({
        post: add(aPost({ text: input.text, user: me })),
      }),
      ...answers,
    },
  });
  const add = (post: Post): Post => {
    posts = [post, ...posts];
    return post;
  };
  return { ...app, add };
};

const feed = () => screen.getByRole('region', { name: 'Neuigkeiten' });
const shown = (): string[] =>
  within(feed())
    .queryAllByRole('article')
    .map(({ textContent }) => textContent);
const search = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Einträge durchsuchen' });
const field = () => screen.findByPlaceholderText<HTMLTextAreaElement>('Was gibt es Neues?');
const publish = async ({ user }: Awaited<ReturnType<typeof open>>, text: string) => {
  await user.type(await field(), text);
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
};

test('a search is debounced by one second, and kept in the address', async () => {
  jest.useFakeTimers();
  const { user, sent } = await open([lately, aPost({ text: 'Ein Königreich für ein Tor' })]);
  await screen.findByText('Ganz oben');
  await user.type(await search(), 'Tor');
  await pass(900);
  expect(sent('Feed')).toHaveLength(1);
  await pass(200);
  await waitFor(() => expect(screen.queryByText('Ganz oben')).toBeNull());
  await screen.findByText('Ein Königreich für ein Tor');
  expect(location.search).toBe('?suche=Tor');
});

test('a button unfolds the search on phones, and ends it', async () => {
  const { user } = await open([lately]);
  const button = await screen.findByRole('button', { name: 'Einträge durchsuchen' });
  await user.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await waitFor(async () => expect(document.activeElement).toBe(await search()));
  await user.keyboard('oben{Enter}');
  await waitFor(() => expect(location.search).toBe('?suche=oben'));
  await user.click(button);
  await waitFor(() => expect(location.search).toBe(''));
  expect(button.getAttribute('aria-expanded')).toBe('false');
});

test('Enter searches at once; a search without hits can be cleared, and the back button restores it', async () => {
  const { user } = await open([lately], { address: '/?suche=oben' });
  await screen.findByText('Ganz oben');
  const words = await search();
  expect(words.value).toBe('oben');
  await fill(words, 'gibtesnicht');
  await user.keyboard('{Enter}');
  await screen.findByText('Keine Einträge gefunden');
  const found = screen.getByText('Keine Treffer');
  expect(found.getAttribute('role')).toBe('status');
  expect(location.search).toBe('?suche=gibtesnicht');
  await user.click(screen.getByRole('button', { name: 'Suche beenden' }));
  await screen.findByText('Ganz oben');
  expect((await search()).value).toBe('');
  expect(found.textContent).toBe('');
  history.back();
  await screen.findByText('Keine Einträge gefunden');
});

test('the filter shows only the operators’ posts, and combines with a search', async () => {
  const { user } = await open([
    lately,
    aPost({ text: 'Morgen wird gelost', subject: 'Verlosung', isOperator: true }),
  ]);
  await screen.findByText('Ganz oben');
  await user.click(screen.getByLabelText('Nur Redaktions-Meldungen anzeigen'));
  await waitFor(() => expect(screen.queryByText('Ganz oben')).toBeNull());
  await screen.findByText('Morgen wird gelost');
  expect(location.search).toBe('?redaktion=1');
  await user.type(await search(), 'xyz{Enter}');
  await screen.findByText('Keine Einträge gefunden');
  expect(location.search).toBe('?redaktion=1&suche=xyz');
  await user.click(screen.getByLabelText('Nur Redaktions-Meldungen anzeigen'));
  await waitFor(() => expect(location.search).toBe('?suche=xyz'));
});

test('a new post is announced, and shown only on demand', async () => {
  const { user, add, news } = await open([lately]);
  await screen.findByText('Ganz oben');
  add(aPost({ text: 'Noch neuer' }));
  news('posts');
  const button = await screen.findByRole('button', { name: '1 neuer Eintrag' });
  expect(shown()).toHaveLength(1);
  await user.click(button);
  await screen.findByText('Noch neuer');
  expect(shown()[0]).toContain('Noch neuer');
  expect(screen.queryByRole('button', { name: /neue/ })).toBeNull();
  // The focus moves to the start of the posts.
  expect(document.activeElement?.textContent).toBe('Neueste Einträge');
});

test('new posts are counted without live updates too; publishing shows them at once', async () => {
  jest.useFakeTimers();
  const app = await open([lately]);
  await screen.findByText('Ganz oben');
  for (const number of [1, 2, 3]) app.add(aPost({ text: `Nummer ${number}` }));
  await pass(60_000);
  expect(screen.queryByRole('button', { name: /neue/ })).toBeNull();
  await pass(300_000);
  await screen.findByRole('button', { name: '3 neue Einträge' });
  await publish(app, 'Das ist von mir selbst');
  await screen.findByText('Nummer 3');
  expect(shown()[0]).toContain('Das ist von mir selbst');
  await waitFor(() => expect(screen.queryByRole('button', { name: /neue/ })).toBeNull());
  await pass(330_000);
  expect(screen.queryByRole('button', { name: /neue/ })).toBeNull();
});

test('a new post stays when an answer from before it arrives late', async () => {
  const app = await open([lately]);
  await screen.findByText('Ganz oben');
  let arrive = (_feed: { posts: PostFeed }): void => undefined;
  const held = new Promise<{ posts: PostFeed }>((resolve) => (arrive = resolve));
  app.change({}, { Feed: () => held });
  await app.user.click(within(feed()).getByRole('button', { name: 'Aktualisieren' }));
  app.change({}, { Feed: {} });
  await publish(app, 'Das ist neu');
  await screen.findByText('Das ist neu');
  arrive({ posts: aFeed([lately]) });
  await waitFor(() => expect(app.sent('Feed')).toHaveLength(3));
  await screen.findByText('Das ist neu');
});

test('a failed feed is refetched, but not while that would move the post being read', async () => {
  jest.useFakeTimers();
  const { user, change, add } = await open([lately]);
  await screen.findByText('Ganz oben');
  add(aPost({ text: 'Noch neuer' }));
  change({}, { Feed: unreachable() });
  await user.click(within(feed()).getByRole('button', { name: 'Aktualisieren' }));
  change({}, { Feed: {} });
  Object.assign(globalThis, { scrollY: 200 });
  await pass(30_000);
  expect(screen.queryByText('Noch neuer')).toBeNull();
  Object.assign(globalThis, { scrollY: 0 });
  await pass(2_000);
  await screen.findByText('Noch neuer');
});

test('each control of a post is named by what it acts on', async () => {
  await open([
    aPost({
      likeCount: 2,
      commentCount: 9,
      lastComments: [aComment({ likeCount: 1 }), aComment({ user: me, isDeleteAble: true })],
    }),
    aPost({ user: me, isDeleteAble: true, isLikedByMe: true, likeCount: 1 }),
  ]);
  await screen.findByRole('button', { name: /^Eintrag löschen/ });
  await screen.findByRole('button', { name: /^Kommentar löschen/ });
  expect(nameless()).toEqual([]);
});

test('unsent drafts survive another screen', async () => {
  const { user } = await open([lately], { template: aPage() });
  await user.type(await field(), 'Halb fertig');
  await user.click(screen.getByRole('button', { name: /^Kommentieren/ }));
  await user.type(await screen.findByRole('textbox', { name: 'Dein Kommentar' }), 'Auch das');
  await user.click(screen.getAllByRole('link', { name: 'AGB' })[0]!);
  await screen.findByRole('heading', { level: 1, name: 'AGB' });
  history.back();
  const comment = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Dein Kommentar' });
  expect([(await field()).value, comment.value]).toEqual(['Halb fertig', 'Auch das']);
  await fill(await field(), '');
  await fill(comment, '');
});

test('drafts survive a reload, and belong to their player alone', async () => {
  const { user } = await open([lately]);
  await user.type(await field(), 'Halb fertig');
  await user.click(screen.getByRole('button', { name: /^Kommentieren/ }));
  await user.type(await screen.findByRole('textbox', { name: 'Dein Kommentar' }), 'Auch das');
  const answers = { posts: aFeed([lately]) };
  await openApp('/', { viewer: aViewer({ player: aPlayer() }), answers, sameDevice: true });
  expect((await field()).value).toBe('');
  await openApp('/', { viewer: aViewer({ player: me }), answers, sameDevice: true });
  const comment = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Dein Kommentar' });
  expect([(await field()).value, comment.value]).toEqual(['Halb fertig', 'Auch das']);
  await fill(await field(), '');
  await fill(comment, '');
  await openApp('/', { viewer: aViewer({ player: me }), answers, sameDevice: true });
  expect((await field()).value).toBe('');
});

test('a text that another page has sent is no longer unsaved here', async () => {
  const { user } = await open([lately]);
  await user.type(await field(), 'Halb fertig');
  expect(anyUnsaved('draft')).toBe(true);
  const key = Object.keys(localStorage).find((name) => name.startsWith('draft '))!;
  localStorage.removeItem(key);
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(anyUnsaved('draft')).toBe(false);
  await waitFor(async () => expect((await field()).value).toBe(''));
});

test('a text that is too long is neither truncated nor sent, and the excess is counted', async () => {
  const { user, sent } = await open([lately]);
  const text = await field();
  // The browser truncates nothing either.
  expect(text.maxLength).toBe(-1);
  await fill(text, '👍🏽'.repeat(4_700));
  await screen.findByText('Noch 300 Zeichen');
  await fill(text, `${'👍🏽'.repeat(4_700)}${'x'.repeat(301)}`);
  const note = await screen.findByText('1 Zeichen zu viel');
  expect(text.getAttribute('aria-describedby')).toBe(note.parentElement?.id);
  expect(text.value).toHaveLength(4_700 * 4 + 301);
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  expect(sent('PublishPost')).toEqual([]);
  expect(document.activeElement).toBe(text);
  await user.keyboard('{Backspace}');
  await screen.findByText('Noch 0 Zeichen');
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  await waitFor(() => expect(sent('PublishPost')).toHaveLength(1));
});

test('a deleted post is gone, and the focus stays on the page', async () => {
  const own = aPost({ text: 'Gleich wieder weg', user: me, isDeleteAble: true });
  const { user } = await open([own, lately], { deletePost: { deletedId: own.id } });
  await user.click(await screen.findByRole('button', { name: /^Eintrag löschen/ }));
  await user.click(await screen.findByRole('button', { name: 'Ja, löschen' }));
  await waitFor(() => expect(screen.queryByText('Gleich wieder weg')).toBeNull());
  screen.getByText('Ganz oben');
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('one broken post does not break the others', async () => {
  const broken = aPost({ text: 'Kaputt', dateCreated: 'irgendwann' });
  const { faults } = await open([lately, broken, aPost({ text: 'Ganz unten' })]);
  await screen.findByText('Das lässt sich gerade nicht anzeigen.');
  screen.getByText('Ganz oben');
  screen.getByText('Ganz unten');
  expect(faults.splice(0).join()).toContain('Invalid time value');
});

test('the button loads more, and a failed page can be retried', async () => {
  const older = aPost({ text: 'Viel älter' });
  let isDown = true;
  const { user } = await open([lately], {
    posts: ({ lastId }: QueryPostsArgs) => {
      if (!lastId) return aFeed([lately], { hasMore: true });
      return isDown ? failure('UNAVAILABLE', 'Gerade nicht.') : aFeed([older]);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mehr laden' }));
  const again = await screen.findByRole('button', { name: 'Nochmal probieren' });
  isDown = false;
  await user.click(again);
  await screen.findByText('Viel älter');
  screen.getByText('Ganz oben');
});

test('pages that load while somebody reads are no further hits to hear', async () => {
  const page = () => Array.from({ length: 25 }, () => aPost({ text: 'Tor' }));
  const { user } = await open([], {
    address: '/?suche=Tor',
    posts: ({ lastId }: QueryPostsArgs) => aFeed(page(), { hasMore: true, lastId: (lastId ?? 0) + 1 }),
  });
  const found = await screen.findByText('Mehr als 25 Treffer');
  await user.click(screen.getByRole('button', { name: 'Mehr laden' }));
  await waitFor(() => expect(shown()).toHaveLength(50));
  expect(found.textContent).toBe('Mehr als 25 Treffer');
});

test('a failed page does not stop another list', async () => {
  const { user } = await open([], {
    posts: ({ lastId, onlyOperatorPosts }: QueryPostsArgs) => {
      if (!lastId) return aFeed([lately], { hasMore: true });
      return onlyOperatorPosts
        ? aFeed([aPost({ text: 'Viel älter' })])
        : failure('UNAVAILABLE', 'Gerade nicht.');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mehr laden' }));
  await screen.findByRole('button', { name: 'Nochmal probieren' });
  await user.click(screen.getByLabelText('Nur Redaktions-Meldungen anzeigen'));
  await user.click(await screen.findByRole('button', { name: 'Mehr laden' }));
  await screen.findByText('Viel älter');
});

const unknown = failure('UNKNOWN', 'Wir wissen es nicht.');

test('after an unknown outcome the feed is refetched, so that no post is sent twice', async () => {
  const app = await open([lately], {
    publishPost: ({ input }: MutationPublishPostArgs) => {
      app.add(aPost({ text: input.text, user: me }));
      return unknown;
    },
  });
  await publish(app, 'Kam das an?');
  await waitFor(async () => expect((await field()).value).toBe(''));
  expect(shown().filter((text) => text.includes('Kam das an?'))).toHaveLength(1);
  expect(app.sent('PublishPost')).toHaveLength(1);
});

test('if the feed cannot be refetched, a retry sends the same key', async () => {
  const app = await open([lately]);
  await screen.findByText('Ganz oben');
  app.change({ publishPost: unknown }, { Feed: unreachable() });
  await publish(app, 'Und das hier?');
  await screen.findByText('Wir wissen es nicht.');
  expect((await field()).value).toBe('Und das hier?');
  app.change({ publishPost: { post: app.add(aPost({ text: 'Und das hier?', user: me })) } }, { Feed: {} });
  await app.user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  await waitFor(async () => expect((await field()).value).toBe(''));
  expect(shown().filter((text) => text.includes('Und das hier?'))).toHaveLength(1);
  const keys = app.sent('PublishPost').map(({ input }) => (input as { key: string }).key);
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('a text that did not arrive stays in its field, even if it equals the newest one', async () => {
  const app = await open([aPost({ text: 'Tooor!', user: me })]);
  await screen.findByText('Tooor!');
  app.change({ publishPost: unknown }, { Feed: unreachable() });
  await publish(app, 'Tooor!');
  await screen.findByText('Wir wissen es nicht.');
  expect((await field()).value).toBe('Tooor!');
  await fill(await field(), '');
});

test('the focus of a key on a link opens a cut text, which would scroll to it otherwise', async () => {
  const text = `${'Wort '.repeat(200)}https://example.org/spielplan`;
  const { user } = await open([aPost({ text })]);
  await screen.findByRole('button', { name: 'Ganzen Eintrag lesen: Paul Post' });
  const link = screen.getByRole('link', { name: /^example\.org.* \(öffnet ein neues Fenster\)$/ });
  // A tap follows the link, and moves nothing.
  const matches = jest
    .spyOn(link, 'matches')
    .mockImplementation(
      (selector) => selector !== ':focus-visible' && Element.prototype.matches.call(link, selector),
    );
  await user.click(link);
  expect(document.activeElement).toBe(link);
  screen.getByRole('button', { name: 'Ganzen Eintrag lesen: Paul Post' });
  matches.mockRestore();
  link.blur();
  link.focus();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Ganzen Eintrag lesen/ })).toBeNull());
});
