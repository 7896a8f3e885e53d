import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { openApp } from '../testing/open-app.tsx';
import { aViewer } from '../testing/player.ts';

const open = async () => {
  const app = await openApp('/agb', { viewer: aViewer(), answers: { template: null, bonusQuestions: [] } });
  const button = await screen.findByRole('button', { name: /^Dein Konto/ });
  const items = () => screen.queryAllByRole('menuitem').map((item) => item.textContent);
  const focused = () => document.activeElement?.textContent;
  return { ...app, button, items, focused };
};

test('keys open a menu, move through it in a circle and close it', async () => {
  const { user, button, items, focused } = await open();
  button.focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('menu');
  const all = items();
  expect(all.length).toBeGreaterThan(1);
  await waitFor(() => expect(focused()).toBe(all[0]));
  await user.keyboard('{ArrowDown}');
  expect(focused()).toBe(all[1]);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(focused()).toBe(all.at(-1));
  await user.keyboard('{Home}');
  expect(focused()).toBe(all[0]);
  await user.keyboard('{End}');
  expect(focused()).toBe(all.at(-1));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(items()).toEqual([]));
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');
});
