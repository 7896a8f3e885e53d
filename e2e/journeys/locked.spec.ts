import { expect, test, appStarted } from '../fixtures.ts';
import { call, send } from '../send.ts';

/** Longer than a closed page's save may take (`LEFT_BEHIND_MS` of the app). */
const SETTLED_MS = 46_000;

test('a panel appears with the lock, above readable content; unsaved input is refused, not lost', async ({
  account: { id },
  operator,
  player,
}) => {
  const setLocked = (isLocked: boolean) => send(operator, '/api/user/contact', { id, isLocked });
  // A tipp that is not saved before the lock.
  await player.goto('/tipps?tab=spiele');
  const goals = player.locator('#tore-15-1');
  await expect(goals).toBeVisible();
  await player.route('**/graphql', (route) =>
    route.request().postData()?.includes('SaveTipp') ? route.abort() : route.continue(),
  );
  await goals.selectOption((await goals.inputValue()) === '4' ? '5' : '4');
  await expect(player.locator('#spiel-15').getByText('Noch nicht bestätigt')).toBeVisible();
  await player.goto('/');
  const panel = player.getByRole('alert').filter({ hasText: 'Dein Zugang ist gesperrt' });
  await expect(player.getByRole('article').first()).toBeVisible();
  await expect(panel).toHaveCount(0);
  await setLocked(true);
  // locked.component.test.tsx checks that it also appears on an open page, at its next request.
  await expect(async () => {
    await player.reload();
    await appStarted(player);
    await expect(player.getByRole('article').first()).toBeVisible();
    await expect(panel).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(player.getByPlaceholder('Was gibt es Neues?')).toHaveCount(0);
  const refused = await call(player, '/api/posts', { text: 'Darf ich?' });
  expect(refused.status()).toBe(403);
  await player.unroute('**/graphql');
  await player.clock.install();
  await player.goto('/tipps?tab=spiele');
  await expect(player.locator('#spiel-15').getByText('Noch nicht bestätigt')).toBeVisible();
  // The previous page's save may still arrive until then.
  await player.clock.fastForward(SETTLED_MS);
  await expect(
    player.locator('#spiel-15').getByText('Deine letzte Änderung ist nicht gespeichert.'),
  ).toBeVisible();
  await expect(player.getByRole('article').getByRole('combobox')).toHaveCount(0);
  await expect(player.getByRole('link', { name: '1 Tipp nicht gespeichert' })).toBeVisible();
  await player.goto('/rangliste');
  await expect(panel).toBeVisible();
  await expect(player.getByRole('link', { name: /: mehr über den Spieler$/ }).first()).toBeVisible();
  await setLocked(false);
  await expect(async () => {
    await player.goto('/');
    await appStarted(player);
    await expect(player.getByRole('article').first()).toBeVisible();
    await expect(player.getByPlaceholder('Was gibt es Neues?')).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(panel).toHaveCount(0);
});
