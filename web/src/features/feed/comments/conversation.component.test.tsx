import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type {
  Comment,
  MutationAddCommentArgs,
  MutationSetReactionArgs,
  Post,
} from '../../../generated/schema.ts';
import { failure } from '../../../testing/failure.ts';
import { aComment, aFeed, aPost } from '../../../testing/feed.ts';
import { fill } from '../../../testing/fill.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { aPlayer, aViewer } from '../../../testing/player.ts';

const me = aPlayer();
const viewer = aViewer({ player: me });
const klara = aPlayer({ firstname: 'Klara', lastname: 'Kurve' });

test('an answer names its comment, and leads to it even on an earlier page', async () => {
  const old = aComment({ id: 101, text: 'Wer fährt?', user: klara });
  const last = [102, 103, 104, 105].map((id) => aComment({ id, text: `Nummer ${id}` }));
  const latest: Comment = aComment({ id: 106, text: 'Ich!', user: me, answerTo: old });
  let post = aPost({ id: 100, comments: [old], lastComments: [...last, latest], commentCount: 6 });
  const { user, sent } = await openApp('/meldung/100', {
    viewer,
    answers: {
      post: () => post,
      addComment: ({ input }: MutationAddCommentArgs) => {
        const target = [old, ...last].find(({ id }) => id === input.answerTo) ?? null;
        const comment = aComment({ id: 107, text: input.text, user: me, answerTo: target });
        post = { ...post, lastComments: [...post.lastComments.slice(1), comment], commentCount: 7 };
        return { post, comment };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Antwort an Klara Kurve' }));
  const wanted = (await screen.findByText('Wer fährt?')).closest('li')!;
  await waitFor(() => expect(document.activeElement).toBe(wanted));
  expect(sent('EarlierComments')).toEqual([{ postId: 100, beforeId: 102 }]);

  await user.click(within(wanted).getByRole('button', { name: 'Antworten: Klara Kurve' }));
  await screen.findByRole('button', { name: 'Doch nicht als Antwort' });
  expect(screen.getAllByText('Antwort an Klara Kurve')).toHaveLength(2);
  const field = await screen.findByPlaceholderText('Dein Kommentar');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, 'Ich habe Platz');
  await user.click(screen.getByRole('button', { name: 'Absenden' }));
  await screen.findByText('Ich habe Platz');
  expect(sent('AddComment')).toMatchObject([{ input: { postId: 100, answerTo: 101 } }]);
  expect(screen.queryByRole('button', { name: 'Doch nicht als Antwort' })).toBeNull();

  // The next comment answers nobody, and an answer can be cancelled.
  await user.click(screen.getAllByRole('button', { name: /^Antworten: / })[0]!);
  await user.click(await screen.findByRole('button', { name: 'Doch nicht als Antwort' }));
  await user.type(await screen.findByPlaceholderText('Dein Kommentar'), 'Noch etwas');
  await user.click(screen.getByRole('button', { name: 'Absenden' }));
  await waitFor(() => expect(sent('AddComment')).toHaveLength(2));
  expect(sent('AddComment')[1]).not.toHaveProperty('input.answerTo');
});

test('the draft of an answer keeps its comment after a reload', async () => {
  const comment = aComment({ id: 101, text: 'Wer fährt?', user: klara });
  const post = aPost({ id: 100, lastComments: [comment], commentCount: 1 });
  const answers = { post, addComment: { post, comment } };
  const { user } = await openApp('/meldung/100', { viewer, answers });
  await user.click(await screen.findByRole('button', { name: 'Antworten: Klara Kurve' }));
  await user.type(await screen.findByPlaceholderText('Dein Kommentar'), 'Ich');
  const { user: later, sent } = await openApp('/meldung/100', { viewer, answers, sameDevice: true });
  await screen.findByText('Antwort an Klara Kurve');
  await later.type(await screen.findByPlaceholderText('Dein Kommentar'), '!');
  await later.click(screen.getByRole('button', { name: 'Absenden' }));
  await waitFor(() => expect(sent('AddComment')).toMatchObject([{ input: { text: 'Ich!', answerTo: 101 } }]));
});

test('a comment that did not arrive stays in its field, even if it equals the last one', async () => {
  const post = aPost({ id: 100, lastComments: [aComment({ text: 'Ja!', user: me })] });
  const { user } = await openApp('/meldung/100', {
    viewer,
    answers: { post },
    operations: { AddComment: failure('UNAVAILABLE', 'Gerade nicht.') },
  });
  await user.click(await screen.findByRole('button', { name: /^Kommentieren/ }));
  const field = await screen.findByPlaceholderText<HTMLTextAreaElement>('Dein Kommentar');
  await user.type(field, 'Ja!');
  await user.click(screen.getByRole('button', { name: 'Absenden' }));
  await screen.findByText('Gerade nicht.');
  expect(field.value).toBe('Ja!');
  await fill(field, '');
});

test('an answer that arrives late leaves the note of the next one', async () => {
  const [first, second] = [aComment({ user: klara }), aComment({ user: aPlayer({ firstname: 'Olaf' }) })];
  const post = aPost({ id: 100, lastComments: [first, second] });
  let arrive = (_answer: { post: Post; comment: Comment }): void => undefined;
  const held = new Promise<{ post: Post; comment: Comment }>((resolve) => (arrive = resolve));
  const { user } = await openApp('/meldung/100', { viewer, answers: { post, addComment: () => held } });
  await user.click(await screen.findByRole('button', { name: 'Antworten: Klara Kurve' }));
  await user.type(await screen.findByPlaceholderText('Dein Kommentar'), 'Ich');
  await user.click(screen.getByRole('button', { name: 'Absenden' }));
  await user.click(screen.getByRole('button', { name: /^Antworten: Olaf/ }));
  await screen.findByText(/^Antwort an Olaf/);
  arrive({ post, comment: first });
  await waitFor(() => expect(screen.getByPlaceholderText('Dein Kommentar')).toHaveProperty('value', ''));
  screen.getByText(/^Antwort an Olaf/);
});

test('a reaction counts at once, replaces the former one, and a second tap removes it', async () => {
  let post = aPost({ id: 100, text: 'Tor!', reactions: [{ reaction: 'LAUGH', count: 2 }] });
  const { user, sent } = await openApp('/', {
    viewer,
    answers: {
      posts: () => aFeed([post]),
      setReaction: ({ input: { id, reaction = null } }: MutationSetReactionArgs) => {
        const given = reaction ? [{ reaction, count: reaction === 'LAUGH' ? 3 : 1 }] : [];
        const others = reaction === 'LAUGH' ? [] : [{ reaction: 'LAUGH' as const, count: 2 }];
        post = { ...post, reactions: [...given, ...others], myReaction: reaction };
        return { id, reactions: post.reactions, myReaction: reaction };
      },
    },
  });
  const bar = within(await screen.findByRole('group', { name: /^Reagieren: / }));
  const pressed = () =>
    bar.getAllByRole('button', { pressed: true }).map((button) => button.getAttribute('aria-label'));
  await user.click(bar.getByRole('button', { name: 'Lachen, 2 Mal' }));
  expect(pressed()).toEqual(['Lachen, 3 Mal']);
  await waitFor(() => expect(sent('SetReaction')).toEqual([{ input: { id: 100, reaction: 'LAUGH' } }]));
  await user.click(bar.getByRole('button', { name: /^Reagieren: / }));
  expect(bar.getAllByRole('button', { name: / Mal$/ })).toHaveLength(5);
  await user.click(bar.getByRole('button', { name: 'Tor, 0 Mal' }));
  await waitFor(() => expect(pressed()).toEqual(['Tor, 1 Mal']));
  bar.getByRole('button', { name: 'Lachen, 2 Mal' });
  await waitFor(() => expect(sent('SetReaction')).toHaveLength(2));
  await user.click(bar.getByRole('button', { name: 'Tor, 1 Mal' }));
  await waitFor(() => expect(sent('SetReaction').at(-1)).toEqual({ input: { id: 100, reaction: null } }));
  await waitFor(() => expect(bar.queryAllByRole('button', { pressed: true })).toEqual([]));
});

test('a refused reaction is rolled back, with the reason', async () => {
  const post = aPost({ text: 'Tor!', reactions: [{ reaction: 'LAUGH', count: 2 }] });
  const { user } = await openApp('/', {
    viewer,
    answers: { posts: aFeed([post]), setReaction: failure('FORBIDDEN', 'Heute nicht.') },
  });
  const bar = within(await screen.findByRole('group', { name: /^Reagieren: / }));
  await user.click(bar.getByRole('button', { name: 'Lachen, 2 Mal' }));
  await screen.findByText('Heute nicht.');
  bar.getByRole('button', { name: 'Lachen, 2 Mal', pressed: false });
});
