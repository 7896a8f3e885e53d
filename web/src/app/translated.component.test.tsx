import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { failure } from '../testing/failure.ts';
import { aFeed, aPost } from '../testing/feed.ts';
import { fill } from '../testing/fill.ts';
import { openApp } from '../testing/open-app.tsx';
import { aPlayer, aViewer } from '../testing/player.ts';
import { section } from '../testing/section.ts';

/** Imitates the translation of Chrome and Edge, which replaces each text node with nested `<font>` elements. */
const translate = (): void => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    const { parentElement: parent, textContent } = {
      parentElement: text.parentElement,
      textContent: text.textContent,
    };
    if (!parent || parent.closest('script, style, option, textarea') || !textContent?.trim()) continue;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = textContent;
    text.parentNode?.replaceChild(outer, text);
  }
};

test('a translated form can be refused, corrected and saved', async () => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const viewer = aViewer({ player: aPlayer({ firstname: 'Mia' }) });
  const { user, change } = await openApp('/profil/2', {
    viewer,
    answers: {
      countries: ['Deutschland'],
      saveContactProfile: async () => {
        await held;
        return failure('FORBIDDEN', 'Heute nicht.');
      },
    },
  });
  const firstname = await screen.findByLabelText('Vorname');
  translate();
  await fill(firstname, ' ');
  const save = screen.getByRole('region', { name: 'Kontaktdaten' }).querySelector('[type=submit]')!;
  await user.click(save);
  await screen.findByText('Bitte gib Deinen Vornamen ein.');
  translate();
  await fill(firstname, 'Anna');
  await user.click(save);
  translate();
  release();
  await screen.findByText('Heute nicht.');
  translate();
  change({ saveContactProfile: { viewer } });
  await user.click(save);
  await section('Kontaktdaten').findByText('gespeichert');
  expect(screen.queryByText('Heute nicht.')).toBeNull();
});

test('a translated start page can publish a post, open a menu and confirm a deletion', async () => {
  const me = aPlayer();
  const own = aPost({ user: me, isDeleteAble: true, text: 'Meins' });
  const post = aPost({ user: me, text: 'Neu' });
  let posts = [own];
  const { user } = await openApp('/', {
    viewer: aViewer({ player: me }),
    answers: {
      posts: () => aFeed(posts),
      publishPost: () => {
        posts = [post, own];
        return { post };
      },
      deletePost: { deletedId: own.id },
    },
  });
  await user.type(await screen.findByPlaceholderText('Was gibt es Neues?'), 'Neu');
  translate();
  await user.click(screen.getByRole('button', { name: 'Veröffentlichen' }));
  await screen.findByText('Neu');
  translate();
  await user.click(screen.getByRole('button', { name: /^Dein Konto/ }));
  await screen.findByRole('menuitem', { name: 'Abmelden' });
  translate();
  await user.keyboard('{Escape}');
  await user.click((await screen.findAllByRole('button', { name: /^Eintrag löschen/ })).at(-1)!);
  await screen.findByRole('button', { name: 'Ja, löschen' });
  translate();
  await user.click(screen.getByRole('button', { name: 'Ja, löschen' }));
  await waitFor(() => expect(screen.queryByText('Meins')).toBeNull());
});
