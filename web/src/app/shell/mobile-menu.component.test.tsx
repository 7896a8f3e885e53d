import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { aFeed } from '../../testing/feed.ts';
import { showToast } from '../../lib/page/toast-store.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aViewer } from '../../testing/player.ts';
import { dialog } from '../../testing/section.ts';

test('the menu of phones returns the focus to its button, and opens again', async () => {
  const { user } = await openApp('/', { viewer: aViewer(), answers: { posts: aFeed() } });
  const button = await screen.findByRole('button', { name: 'Menü' });
  for (const close of ['Menü schließen', 'Escape']) {
    await user.click(button);
    const menu = await dialog();
    if (close === 'Escape') await user.keyboard('{Escape}');
    else await user.click(menu.getByRole('button', { name: close }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(button);
  }
});

test('a message stays in sight while the menu is open, and after it', async () => {
  const { user } = await openApp('/', { viewer: aViewer(), answers: { posts: aFeed() } });
  const button = await screen.findByRole('button', { name: 'Menü' });
  showToast('Gespeichert');
  await screen.findByText('Gespeichert');
  await user.click(button);
  await (await dialog()).findByText('Gespeichert');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('Gespeichert');
});
