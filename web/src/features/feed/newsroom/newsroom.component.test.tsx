import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type {
  MutationLinkWinnerArgs,
  MutationModerateTextArgs,
  MutationSaveOperatorPostArgs,
  Post,
  QueryPostsArgs,
  QueryRandomCandidatesArgs,
} from '../../../generated/schema.ts';
import { failure } from '../../../testing/failure.ts';
import { aComment, aFeed, aPost } from '../../../testing/feed.ts';
import { fill } from '../../../testing/fill.ts';
import { aList } from '../../../testing/list.ts';
import { aMatch } from '../../../testing/match.ts';
import { openApp } from '../../../testing/open-app.tsx';
import { anOperator, aPlayer, aViewer } from '../../../testing/player.ts';
import { aPrize, aWinner } from '../../../testing/prize.ts';
import { aReportedText } from '../../../testing/reported-text.ts';

const me = aPlayer({ firstname: 'Olaf' });
const author = aPlayer({ firstname: 'Lara', lastname: 'Laut' });

/** Opens a post's page as an operator; `meanwhile` is another operator's change. */
const open = async (first: Partial<Post>) => {
  let post = aPost(first);
  const app = await openApp(`/meldung/${post.id}`, {
    viewer: anOperator({ player: me }),
    http: { '/api/uploadImage': () => Response.json({ data: 'hochgeladen' }) },
    answers: {
      post: () => post,
      uploadMaxBytes: 10_000_000,
      saveOperatorPost: ({ input }: MutationSaveOperatorPostArgs) => {
        if (input.version !== post.version)
          return failure('CONFLICT', 'Der Eintrag wurde gerade von jemand anderem geändert.');
        post = { ...post, subject: input.subject, version: post.version + 1 };
        return { post };
      },
      moderateText: ({ input }: MutationModerateTextArgs) => {
        const { commentCount, lastComments } = post;
        const left = lastComments.filter(({ id }) => id !== input.id);
        post = {
          ...post,
          lastComments: left,
          commentCount: commentCount - lastComments.length + left.length,
        };
        return { text: aReportedText({ id: input.id, state: 'HIDDEN' }) };
      },
    },
  });
  return { ...app, meanwhile: (more: Partial<Post>): void => void (post = { ...post, ...more }) };
};
const form = async () => within(await screen.findByRole('region', { name: /^Eintrag ändern/ }));

test('the second of two operators who change a post sees the conflict, and loses nothing', async () => {
  const { user, meanwhile } = await open({
    user: me,
    isOperator: true,
    subject: 'Zu zweit',
    text: '<p>Text</p>',
  });
  await user.click(await screen.findByRole('button', { name: 'Ändern: Zu zweit' }));
  const fields = await form();
  const subject = fields.getByLabelText<HTMLInputElement>('Betreff');
  await fill(subject, 'Von hier');
  await user.click(fields.getByRole('button', { name: 'Abbrechen' }));
  await user.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  await user.click(screen.getAllByRole('link', { name: 'AGB' })[0]!);
  await user.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  expect(location.pathname).toMatch(/^\/meldung\//);
  meanwhile({ subject: 'Von dort', version: 2 });
  await user.click(fields.getByRole('button', { name: 'Ändern' }));
  await fields.findByText(/von jemand anderem geändert/);
  expect(subject.value).toBe('Von hier');
  const both = within(await fields.findByRole('group', { name: 'Beide Stände' }));
  await both.findByText('Von dort');
  within(both.getByRole('group', { name: 'Betreff' })).getByText('Von hier');
  // Equal fields are not listed.
  expect(both.queryByRole('group', { name: 'Text' })).toBeNull();
  await user.click(fields.getByRole('button', { name: 'Neuen Stand laden' }));
  await user.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  expect(subject.value).toBe('Von hier');
  await user.click(fields.getByRole('button', { name: 'Neuen Stand laden' }));
  await user.click(await screen.findByRole('button', { name: 'Ja, verwerfen' }));
  const anew = within(await screen.findByRole('region', { name: 'Eintrag ändern: Von dort' }));
  await user.type(anew.getByLabelText('Betreff'), ' und hier');
  await user.click(anew.getByRole('button', { name: 'Ändern' }));
  await screen.findByRole('article', { name: 'Von dort und hier' });
});

test('a conflict about a post below the first page shows both states, and the next save counts', async () => {
  const recent = aPost({ id: 90 });
  let post = aPost({ id: 10, user: me, isOperator: true, subject: 'Alt', text: '<p>Text</p>' });
  const { user } = await openApp('/', {
    viewer: anOperator({ player: me }),
    answers: {
      posts: ({ lastId }: QueryPostsArgs) => (lastId ? aFeed([post]) : aFeed([recent], { hasMore: true })),
      post: () => post,
      saveOperatorPost: ({ input }: MutationSaveOperatorPostArgs) => {
        if (input.version !== post.version) return failure('CONFLICT', 'Inzwischen geändert.');
        post = { ...post, subject: input.subject, version: post.version + 1 };
        return { post };
      },
      uploadMaxBytes: 10_000_000,
      prices: [],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Mehr laden' }));
  await user.click(await screen.findByRole('button', { name: 'Ändern: Alt' }));
  const fields = await form();
  await fill(fields.getByLabelText('Betreff'), 'Von hier');
  post = { ...post, subject: 'Von dort', version: 2 };
  await user.click(fields.getByRole('button', { name: 'Ändern' }));
  const both = within(await fields.findByRole('group', { name: 'Beide Stände' }));
  both.getByText('Von dort');
  await user.click(fields.getByRole('button', { name: 'Ändern' }));
  await screen.findByRole('article', { name: 'Von hier' });
});

test('the draft of a changed article survives a search and a reload', async () => {
  const post = aPost({ user: me, isOperator: true, subject: 'Lang', text: '<p>Text</p>' });
  const answers = {
    posts: ({ search }: QueryPostsArgs) => aFeed(search ? [] : [post]),
    uploadMaxBytes: 10_000_000,
    prices: [],
  };
  const viewer = anOperator({ player: me });
  const { user } = await openApp('/', { viewer, answers });
  await user.click(await screen.findByRole('button', { name: 'Ändern: Lang' }));
  await user.type((await form()).getByLabelText('Betreff'), ' und breit');
  await user.type(await screen.findByRole('searchbox', { name: 'Einträge durchsuchen' }), 'xyz{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Suche beenden' }));
  expect((await form()).getByLabelText('Betreff')).toHaveProperty('value', 'Lang und breit');
  const again = await openApp('/', { viewer, answers, sameDevice: true });
  expect((await form()).getByLabelText('Betreff')).toHaveProperty('value', 'Lang und breit');
  await again.user.click((await form()).getByRole('button', { name: 'Abbrechen' }));
  await again.user.click(await screen.findByRole('button', { name: 'Ja, verwerfen' }));
  await screen.findByRole('article', { name: 'Lang' });
  await openApp('/', { viewer, answers, sameDevice: true });
  await screen.findByRole('article', { name: 'Lang' });
});

test('the draft of a new article survives closing its form and a reload', async () => {
  const answers = { posts: aFeed([]), uploadMaxBytes: 10_000_000, prices: [] };
  const viewer = anOperator({ player: me });
  const { user } = await openApp('/', { viewer, answers });
  const write = await screen.findByRole('button', { name: 'Eintrag der Redaktion schreiben' });
  await user.click(write);
  const anew = async () => within(await screen.findByRole('region', { name: 'Neuer Eintrag der Redaktion' }));
  await user.type((await anew()).getByLabelText('Betreff'), 'Halb');
  await user.click(write);
  expect(screen.queryByRole('region', { name: 'Neuer Eintrag der Redaktion' })).toBeNull();
  await user.click(write);
  expect((await anew()).getByLabelText('Betreff')).toHaveProperty('value', 'Halb');
  await openApp('/', { viewer, answers, sameDevice: true });
  expect((await anew()).getByLabelText('Betreff')).toHaveProperty('value', 'Halb');
});

test('a former operator with a begun article writes as a player', async () => {
  const answers = { posts: aFeed([]), uploadMaxBytes: 10_000_000, prices: [] };
  const { user } = await openApp('/', { viewer: anOperator({ player: me }), answers });
  await user.click(await screen.findByRole('button', { name: 'Eintrag der Redaktion schreiben' }));
  await user.type(await screen.findByLabelText('Betreff'), 'Halb');
  await openApp('/', { viewer: aViewer({ player: me }), answers, sameDevice: true });
  await screen.findByPlaceholderText('Was gibt es Neues?');
  expect(screen.queryByText('Du schreibst als Redaktion.')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Neuer Eintrag der Redaktion' })).toBeNull();
});

test('a post without headline and text is not saved', async () => {
  const { user, sent } = await open({
    user: me,
    isOperator: true,
    subject: 'Leer',
    text: '',
    isPublished: false,
  });
  await user.click(await screen.findByRole('button', { name: 'Bearbeiten: Leer' }));
  const fields = await form();
  await fill(fields.getByLabelText('Betreff'), '');
  await user.click(fields.getByRole('button', { name: 'Speichern (später veröffentlichen)' }));
  await fields.findByText('Bitte gib einen Betreff ein.');
  fields.getByText('Bitte gib einen Text ein.');
  expect(sent('SaveOperatorPost')).toEqual([]);
});

const draft = { user: me, isOperator: true, isPublished: false, subject: 'Neu', text: '<p>Text</p>' };
const saveDraft = { name: 'Speichern (später veröffentlichen)' };
const edit = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(await screen.findByRole('button', { name: 'Bearbeiten: Neu' }));
  return form();
};

test('the toolbar is one tab stop; arrow keys move within it and wrap around', async () => {
  const app = await open(draft);
  const subject = (await edit(app)).getByLabelText('Betreff');
  const stop = () => document.activeElement?.getAttribute('aria-label');
  subject.focus();
  await app.user.tab();
  expect(stop()).toBe('Fett');
  await app.user.keyboard('{ArrowLeft}');
  expect(stop()).toBe('Wiederholen');
  await app.user.tab({ shift: true });
  expect(document.activeElement).toBe(subject);
  await app.user.tab();
  expect(stop()).toBe('Wiederholen');
  await app.user.keyboard('{ArrowRight}');
  expect(stop()).toBe('Fett');
});

test('an address that can be no link is said at its field, which gets the focus', async () => {
  const app = await open(draft);
  const form = await edit(app);
  await app.user.click(form.getByRole('button', { name: 'Link' }));
  const address = await form.findByLabelText('Adresse des Links');
  await app.user.type(address, 'javascript:alert(1)');
  await app.user.click(form.getByRole('button', { name: 'Übernehmen' }));
  expect(document.activeElement).toBe(address);
  const reason = form.getByText('Diese Adresse kann kein Link sein.');
  expect(reason.closest(`[id="${address.getAttribute('aria-describedby')}"]`)).not.toBeNull();
});

test('a post is not saved while its chosen picture is unsaved', async () => {
  const app = await open(draft);
  const fields = await edit(app);
  const files = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await app.user.upload(files, new File(['x'], 'bild.png', { type: 'image/png' }));
  await fields.findByText(/^Das Bild ist bereit/);
  await app.user.click(fields.getByRole('button', saveDraft));
  await fields.findByText('Das Bild ist noch nicht gespeichert. Speichere oder verwirf es.');
  expect(app.sent('SaveOperatorPost')).toEqual([]);
  await app.user.click(fields.getByRole('button', { name: 'Verwerfen' }));
  await app.user.click(fields.getByRole('button', saveDraft));
  await waitFor(() => expect(app.sent('SaveOperatorPost')).toHaveLength(1));
});

describe('a post with winners', () => {
  const drawn = aPrize({ state: 'DRAWN' });
  const prize = { ...drawn, winners: [aWinner(drawn, { isPublished: false })] };
  const announce = async () => {
    const app = await open(draft);
    app.change({
      prices: [prize],
      matches: [1, 2, 3].map((id) => aMatch({ id })),
      randomCandidates: ({ toMatchId }: QueryRandomCandidatesArgs) =>
        aList(toMatchId === 2 ? [aPlayer(), aPlayer()] : [aPlayer()]),
    });
    const fields = await edit(app);
    await app.user.click(fields.getByRole('checkbox', { name: /^Mit Gewinnern/ }));
    return { ...app, fields, which: await fields.findByLabelText<HTMLSelectElement>('Preis') };
  };

  test('names its missing fields, and focuses the prize first', async () => {
    const { user, fields, which, sent } = await announce();
    await user.click(fields.getByRole('button', saveDraft));
    await fields.findByText('Die Eingabe ist nicht vollständig!');
    fields.getByText('Bitte wähle die Art des Preises.');
    fields.getByText('Bitte gib an, wer gewonnen hat.');
    await waitFor(() => expect(document.activeElement).toBe(which));
    await user.selectOptions(which, String(prize.id));
    fields.getByText(/^Die Gewinner sind noch nicht veröffentlicht\./);
    expect(fields.getByLabelText('Gewinner')).toHaveProperty('value', 'Gerd Gewinner');
    expect(sent('SaveOperatorPost')).toEqual([]);
    await user.click(fields.getByRole('button', saveDraft));
    const drawing = { priceId: prize.id, priceKind: 'Tagespreis', winnerString: 'Gerd Gewinner' };
    await waitFor(() => expect(sent('SaveOperatorPost')).toMatchObject([{ input: { drawing } }]));
  });

  test('says after a conflict that somebody else has chosen another prize', async () => {
    const { user, fields, which, meanwhile } = await announce();
    await user.selectOptions(which, String(prize.id));
    meanwhile({ price: aPrize({ id: prize.id + 1 }), priceKind: 'Tagespreis', version: 9 });
    await user.click(fields.getByRole('button', saveDraft));
    const both = within(await fields.findByRole('group', { name: 'Beide Stände' }));
    const prizes = within(both.getByRole('group', { name: 'Preis' }));
    expect(prizes.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'ein anderer Preis',
      'der hier gewählte Preis',
    ]);
  });

  test('shows the candidates for a range of matches', async () => {
    const { user, fields } = await announce();
    await user.click(fields.getByRole('button', { name: 'Kandidaten' }));
    const candidates = within(await screen.findByRole('dialog', { name: 'Kandidaten' }));
    await candidates.findByText('1 Kandidat');
    await user.selectOptions(candidates.getByLabelText('Letztes Spiel'), '2');
    await candidates.findByText('2 Kandidaten');
  });

  test('inserts a suggested text; the next one replaces it', async () => {
    const { user, fields, which, change } = await announce();
    await user.selectOptions(which, String(prize.id));
    const suggest = async (textSuggestion: string) => {
      change({ textSuggestion });
      await user.click(fields.getByRole('button', { name: 'Text vorschlagen' }));
    };
    const text = fields.getByRole('textbox', { name: 'Text' });
    await suggest('<p>Bravo, <strong>[Name]</strong>!</p>');
    await waitFor(() => expect(text.innerHTML).toContain('<strong>Gerd Gewinner</strong>'));
    await suggest('<p>Hoch lebe <strong>[Name]</strong>!</p>');
    await waitFor(() => expect(text.textContent).toBe('TextHoch lebe Gerd Gewinner!'));
    within(text).getByText('Gerd Gewinner', { selector: 'strong' });
  });
});

test('a draft is published after a question', async () => {
  const { user, sent } = await open(draft);
  const shown = within(await screen.findByRole('article', { name: 'Neu' }));
  shown.getByText('Noch nicht veröffentlicht');
  expect(shown.queryByRole('button', { name: /^(Gefällt mir|Kommentieren)/ })).toBeNull();
  await user.click(await shown.findByRole('button', { name: 'Veröffentlichen: Neu' }));
  expect(sent('SaveOperatorPost')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Ja, veröffentlichen' }));
  await waitFor(() =>
    expect(sent('SaveOperatorPost')).toMatchObject([{ input: { isPublished: true, subject: 'Neu' } }]),
  );
});

test('an operator hides an unreported comment in place; Escape closes only the question', async () => {
  const { user } = await open({
    user: author,
    isDeleteAble: true,
    lastComments: [aComment({ user: author, text: 'Wer liest das?', isDeleteAble: true })],
  });
  await screen.findByText('Wer liest das?');
  await user.click(
    await screen.findByRole('button', { name: 'Kommentar verbergen oder löschen: Lara Laut' }),
  );
  const menu = within(await screen.findByRole('dialog', { name: 'Kommentar von Lara Laut' }));
  await user.click(menu.getByRole('button', { name: 'Autor sperren: Lara Laut' }));
  const question = await screen.findByRole('dialog', { name: 'Autor sperren' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(question.isConnected).toBe(false));
  await user.click(menu.getByRole('button', { name: 'Verbergen: Lara Laut' }));
  await waitFor(() => expect(screen.queryByText('Wer liest das?')).toBeNull());
  expect(screen.queryByRole('dialog', { name: 'Kommentar von Lara Laut' })).toBeNull();
  // Others' texts have no bin, and operators cannot report.
  expect(screen.queryByRole('button', { name: /^(Eintrag|Kommentar) (löschen|melden)/ })).toBeNull();
});

test('a winner is linked with a draft and unlinked again, repeatedly and without a question', async () => {
  const drawn = aPrize({ state: 'DRAWN' });
  const { user, change, sent } = await open({
    ...{ user: me, isOperator: true, isPublished: false },
    ...{ subject: 'Gezogen', text: '<p>Text</p>', price: drawn },
  });
  const shown = aPost({ id: Number(location.pathname.split('/').at(-1)), isPublished: false, price: drawn });
  const winner = aWinner(drawn, { isPublished: false });
  let linked = false;
  const prize = () => ({ ...drawn, winners: [{ ...winner, post: linked ? shown : null }] });
  change({
    prices: () => [prize()],
    linkWinner: ({ input }: MutationLinkWinnerArgs) => {
      linked = input.postId === shown.id;
      return { winner: prize().winners[0]! };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Gewinner verknüpfen: Gezogen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gewinner verknüpfen' }));
  dialog.getByText('Gezogen');
  await dialog.findByText(/Solange er ein Entwurf ist, kannst Du das wieder lösen/);
  const box = () => dialog.getByRole<HTMLInputElement>('checkbox', { name: /Gerd Gewinner/ });
  for (const isLinked of [true, false, true]) {
    await user.click(box());
    await waitFor(() => expect([linked, box().checked, box().disabled]).toEqual([isLinked, isLinked, false]));
    expect(dialog.queryAllByText('verknüpft, lässt sich wieder lösen')).toHaveLength(isLinked ? 1 : 0);
  }
  expect(sent('LinkWinner')).toHaveLength(3);
});

test('a link that was published stays, even if its post announces another prize by now', async () => {
  const drawn = aPrize({ state: 'DRAWN' });
  const { user, change } = await open({
    ...{ user: me, isOperator: true, isPublished: false },
    ...{ subject: 'Gezogen', text: '<p>Text</p>', price: drawn },
  });
  change({ prices: [{ ...drawn, winners: [aWinner(drawn, { isLinkFixed: true })] }] });
  await user.click(await screen.findByRole('button', { name: 'Gewinner verknüpfen: Gezogen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gewinner verknüpfen' }));
  await dialog.findByText('veröffentlicht, steht fest');
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /Gerd Gewinner/ }).disabled).toBe(true);
});

test('a draft that another operator has published meanwhile is not offered as a draft any more', async () => {
  const { user, meanwhile } = await open({
    ...{ user: me, isOperator: true, isPublished: false },
    ...{ subject: 'Bald', text: '<p>Text</p>' },
  });
  await user.click(await screen.findByRole('button', { name: 'Bearbeiten: Bald' }));
  const fields = await form();
  await user.type(fields.getByLabelText('Betreff'), ' fertig');
  meanwhile({ isPublished: true, version: 2 });
  await user.click(fields.getByRole('button', { name: 'Speichern (später veröffentlichen)' }));
  const both = within(await fields.findByRole('group', { name: 'Beide Stände' }));
  within(both.getByRole('group', { name: 'Stand' })).getByText('Veröffentlicht');
  within(both.getByRole('group', { name: 'Stand' })).getByText('Entwurf');
  expect(fields.queryByLabelText('Eintrag SOFORT veröffentlichen')).toBeNull();
  await user.click(fields.getByRole('button', { name: 'Ändern' }));
  await screen.findByText('Der Eintrag ist geändert.');
});

test('a winner whom another operator has linked meanwhile stays linked, with a message', async () => {
  const drawn = aPrize({ state: 'DRAWN' });
  const { user, change } = await open({
    ...{ user: me, isOperator: true, isPublished: false },
    ...{ subject: 'Gezogen', text: '<p>Text</p>', price: drawn },
  });
  const other = aPost({ isPublished: false, price: drawn });
  const winner = aWinner(drawn, { isPublished: false });
  let linked: Post | null = null;
  change({
    prices: () => [{ ...drawn, winners: [{ ...winner, post: linked }] }],
    linkWinner: ({ input }: MutationLinkWinnerArgs) => {
      if (input.seenPostId === linked?.id) throw new Error('it was seen');
      return failure('CONFLICT', 'inzwischen mit einem anderen Eintrag verknüpft');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Gewinner verknüpfen: Gezogen' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Gewinner verknüpfen' }));
  const box = await dialog.findByRole<HTMLInputElement>('checkbox', { name: /Gerd Gewinner/ });
  linked = other;
  await user.click(box);
  await dialog.findByText('inzwischen mit einem anderen Eintrag verknüpft');
  const row = await dialog.findByText('mit einem anderen Eintrag verknüpft');
  expect(row.closest('details')?.open).toBe(true);
  dialog.getByText('inzwischen mit einem anderen Eintrag verknüpft');
});
