import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type {
  Comment,
  MutationAddCommentArgs,
  MutationDeleteCommentArgs,
  MutationReportTextArgs,
  MutationToggleLikeArgs,
  Post,
} from '../../../generated/schema.ts';
import { failure } from '../../../testing/failure.ts';
import { aComment, aPost } from '../../../testing/feed.ts';
import { fill } from '../../../testing/fill.ts';
import { aGroup } from '../../../testing/group.ts';
import { aList } from '../../../testing/list.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { aPlayer, aViewer } from '../../../testing/player.ts';

const me = aPlayer();

/** Opens a post's page; the answers store changes like the server. */
const open = async (first: Partial<Post>, comments: Comment[] = []) => {
  const withComments = (all: Comment[]): Partial<Post> => ({
    commentCount: all.length,
    lastComments: all.slice(-5),
    comments: all.slice(0, -5),
  });
  let all = comments;
  let post = aPost({ ...withComments(all), ...first });
  const app = await openApp(`/meldung/${post.id}`, {
    viewer: aViewer({ player: me }),
    answers: {
      post: ({ id }: { id: number }) => (id === post.id ? post : null) as Post,
      comment: ({ id }: { id: number }) => all.find((comment) => comment.id === id) as Comment,
      addComment: ({ input }: MutationAddCommentArgs) => {
        const comment = aComment({ text: input.text, user: me, isDeleteAble: true });
        all = [...all, comment];
        post = { ...post, ...withComments(all) };
        return { comment, post };
      },
      deleteComment: ({ input }: MutationDeleteCommentArgs) => {
        all = all.filter(({ id }) => id !== input.commentId);
        post = { ...post, ...withComments(all) };
        return { deletedId: input.commentId, post };
      },
      toggleLike: ({ input }: MutationToggleLikeArgs) => {
        const liked = { isLikedByMe: true, likeCount: 1, likes: aList([me]) };
        all = all.map((comment) => (comment.id === input.postId ? { ...comment, ...liked } : comment));
        return { id: input.postId, ...liked };
      },
      reportText: ({ input }: MutationReportTextArgs) => ({ id: input.id }),
    },
  });
  return app;
};

const card = async () => within(await screen.findByRole('article'));
const eight = () => [1, 2, 3, 4, 5, 6, 7, 8].map((number) => aComment({ text: `Tipp ${number}` }));
const postId = (): number => Number(location.pathname.split('/').at(-1));

const commentOf = async (text: string) =>
  within(
    (await (await card()).findAllByRole('listitem')).find(({ textContent }) => textContent.includes(text))!,
  );

test('earlier comments load on demand', async () => {
  const { user, change } = await open({}, eight());
  const post = await card();
  expect(post.queryByText('Tipp 3')).toBeNull();
  change({}, { EarlierComments: failure('UNAVAILABLE', 'Gerade nicht.') });
  await user.click(post.getByRole('button', { name: /^Vorherige anzeigen \(3\)/ }));
  await post.findByText('Gerade nicht.');
  change({}, { EarlierComments: {} });
  await user.click(post.getByRole('button', { name: 'Nochmal probieren' }));
  await post.findByText('Tipp 1');
  expect(post.getAllByRole('listitem')).toHaveLength(8);
  expect(post.queryByRole('button', { name: /^Vorherige/ })).toBeNull();
});

test('a like counts at once, and its number opens the list of players', async () => {
  const { user, sent } = await open({}, eight());
  const comment = await commentOf('Tipp 8');
  const heart = comment.getByRole('button', { name: /^Gefällt mir/ });
  await user.click(heart);
  expect(heart.getAttribute('aria-pressed')).toBe('true');
  await user.click(await comment.findByRole('button', { name: /^1 gefällt das/ }));
  const likers = within(await screen.findByRole('dialog', { name: 'Wem das gefällt' }));
  await likers.findByRole('link', { name: /^Mia Muster/ });
  expect(likers.getAllByRole('listitem')).toHaveLength(1);
  expect(sent('ToggleLike')).toHaveLength(1);
});

test('further players who like a post get the focus of the button that loaded them', async () => {
  const post = aPost({ likeCount: 12 });
  const all = Array.from({ length: 12 }, (_, at) => aPlayer({ firstname: `Fan${at}` }));
  const { user } = await openApp(`/meldung/${post.id}`, {
    viewer: aViewer({ player: me }),
    answers: { post },
    operations: {
      TextLikes: ({ page: { pageNumber } }: { page: { pageNumber: number } }) => ({
        post: {
          ...post,
          likes: aList(all.slice(10 * (pageNumber - 1), 10 * pageNumber), { totalCount: 12 }),
        },
        comment: null,
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: /^12 gefällt das/ }));
  await user.click(await screen.findByRole('button', { name: 'Mehr anzeigen' }));
  const row = (await screen.findByRole('link', { name: /^Fan10/ })).closest('li');
  expect(document.activeElement).toBe(row);
});

test('a refused like is rolled back, with the reason', async () => {
  const { user, change } = await open({ likeCount: 2 });
  change({ toggleLike: failure('FORBIDDEN', 'Das geht hier nicht.') });
  const post = await card();
  await user.click(post.getByRole('button', { name: /^Gefällt mir/ }));
  await screen.findByText('Das geht hier nicht.');
  post.getByRole('button', { name: /^2 gefällt das/ });
});

test('a comment is written, and deleted after a question; others’ comments have no bin', async () => {
  const { user, sent } = await open({}, eight());
  const post = await card();
  await user.click(post.getByRole('button', { name: /^Kommentieren · 8/ }));
  const field = await post.findByRole('textbox', { name: 'Dein Kommentar' });
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, 'Weiß nicht');
  await user.keyboard('{Control>}{Enter}{/Control}');
  const own = await commentOf('Weiß nicht');
  expect(post.getByText('Abgeschickt').getAttribute('role')).toBe('status');
  await user.type(field, 'N');
  expect(post.queryByText('Abgeschickt')).toBeNull();
  await user.clear(field);
  await user.click(await own.findByRole('button', { name: /^Kommentar löschen/ }));
  expect(post.getAllByRole('button', { name: /^Kommentar löschen/ })).toHaveLength(1);
  expect(sent('DeleteComment')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Ja, löschen' }));
  await waitFor(() => expect(post.queryByText('Weiß nicht')).toBeNull());
});

test('a comment that was deleted elsewhere is no longer counted', async () => {
  const own = aComment({ text: 'Weg damit', user: me, isDeleteAble: true });
  const { user, change } = await open({}, [...eight(), own]);
  const gone = failure('NOT_FOUND', 'Diesen Kommentar gibt es nicht mehr.');
  change({}, { DeleteComment: gone });
  const post = await card();
  post.getByRole('button', { name: /^Kommentieren · 9/ });
  change({ post: aPost({ id: postId(), commentCount: 8, lastComments: eight().slice(-5) }) });
  await user.click(await post.findByRole('button', { name: /^Kommentar löschen/ }));
  await user.click(await screen.findByRole('button', { name: 'Ja, löschen' }));
  await waitFor(() => expect(post.queryByText('Weg damit')).toBeNull());
  await post.findByRole('button', { name: /^Kommentieren · 8/ });
  post.getByRole('button', { name: /^Vorherige anzeigen \(3\)/ });
});

test('a refused comment stays in its field, with the reason', async () => {
  const { user, change } = await open({});
  change({ addComment: failure('RATE_LIMITED', 'Das war etwas viel auf einmal.') });
  const post = await card();
  await user.click(post.getByRole('button', { name: /^Kommentieren/ }));
  const field = await post.findByRole<HTMLTextAreaElement>('textbox', { name: 'Dein Kommentar' });
  await user.type(field, 'Noch einer');
  await user.click(post.getByRole('button', { name: 'Absenden' }));
  const reason = await post.findByRole('alert');
  expect(reason.textContent).toContain('Das war etwas viel auf einmal.');
  expect(field.getAttribute('aria-describedby')).toBe(reason.parentElement?.id);
  expect(field.value).toBe('Noch einer');
  await fill(field, '');
});

test('a post of a group leads to its conversation', async () => {
  await open({ group: aGroup({ id: 7 }) });
  const link = await screen.findByRole('link', { name: 'Zur Unterhaltung der Spielergruppe' });
  expect(link.getAttribute('href')).toBe('/spielergruppe/7/2');
});

test('a post that nobody can comment on says how many did', async () => {
  await open({ isCommentAble: false }, [aComment()]);
  const post = await card();
  post.getByText('1 Kommentar');
  expect(post.queryByRole('button', { name: /^Kommentieren/ })).toBeNull();
});

test('a begun comment has no field once nobody can comment any more', async () => {
  const app = await open({}, [aComment()]);
  const field = { name: 'Dein Kommentar' };
  await app.user.click((await card()).getByRole('button', { name: /^Kommentieren/ }));
  await app.user.type(await screen.findByRole('textbox', field), 'Halb');
  const post = aPost({ id: postId(), isCommentAble: false });
  await openApp(`/meldung/${post.id}`, {
    viewer: aViewer({ player: me }),
    answers: { post },
    sameDevice: true,
  });
  await card();
  expect(screen.queryByRole('textbox', field)).toBeNull();
});

test('a deleted post says so, and links to the start page', async () => {
  await openApp('/meldung/77', { viewer: aViewer(), answers: { post: null } });
  await screen.findByText('Diesen Eintrag gibt es nicht mehr');
  expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('/');
});

test('a post is reported with a reason, a comment without, each once', async () => {
  const { user, sent } = await open({}, [aComment()]);
  const post = await card();
  await user.click(await post.findByRole('button', { name: 'Eintrag melden: Paul Post' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Eintrag melden' }));
  const before = [...document.querySelectorAll('[role=status]')];
  await user.type(dialog.getByLabelText(/^Was stimmt damit nicht\?/), 'Das ist beleidigend.');
  await user.click(dialog.getByRole('button', { name: 'Melden' }));
  await screen.findByText('Danke! Die Redaktion sieht sich das an.');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Eintrag melden' })).toBeNull());
  // The page's own status, which was there before: one that appears with its text is not announced.
  expect(before).toContain(
    screen.getByText('Danke! Die Redaktion sieht sich das an.').closest('[role=status]'),
  );
  post.getByText('Gemeldet');
  expect(post.queryByRole('button', { name: /^Eintrag melden/ })).toBeNull();
  await user.click(post.getByRole('button', { name: 'Kommentar melden: Klara Kommentar' }));
  const other = within(await screen.findByRole('dialog', { name: 'Kommentar melden' }));
  await user.click(other.getByRole('button', { name: 'Melden' }));
  await waitFor(() => expect(post.getAllByText('Gemeldet')).toHaveLength(2));
  expect(sent('ReportText').map(({ input }) => (input as { reason: string }).reason)).toEqual([
    'Das ist beleidigend.',
    '',
  ]);
});

test('an entered reason is not discarded without a question', async () => {
  const { user } = await open({});
  await user.click(await screen.findByRole('button', { name: /^Eintrag melden/ }));
  await user.type(await screen.findByLabelText(/^Was stimmt damit nicht\?/), 'Weil');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Was stimmt damit nicht\?/).value).toBe('Weil');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Ja, verwerfen' }));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft '))).toEqual([]);
});

test('nobody can report their own texts', async () => {
  await open({ user: me }, [aComment({ user: me })]);
  await card();
  expect(screen.queryByRole('button', { name: /melden/ })).toBeNull();
});

test('only the author still sees a removed post, with the reason', async () => {
  const gone = 'Von der Redaktion entfernt';
  await open({ user: me, isHidden: true, text: gone, isDeleteAble: true });
  const post = await card();
  post.getByText(gone);
  post.getByText('Das siehst nur Du.');
  await post.findByRole('button', { name: /^Eintrag löschen/ });
  expect(post.queryByRole('button', { name: /^(Gefällt mir|Kommentieren)/ })).toBeNull();
});
