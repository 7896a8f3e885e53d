import { tokenIn } from '../../infra/local/testing-mail.ts';
import { expect, test } from '../fixtures.ts';
import { logIn } from '../log-in.ts';
import { PASSWORD } from '../product.ts';
import { register } from '../register.ts';
import { section } from '../section.ts';

/** The path of a mail's button. */
const pathIn = (mail: { html: string }): string => {
  const [, path = ''] = /class="button"[^]*?href="https?:\/\/[^/"]+([^"]+)"/.exec(mail.html) ?? [];
  return path;
};

test('the registration mail’s button confirms the address', async ({ visitor, product }) => {
  const email = 'mail@example.org';
  await visitor.goto('/');
  await register(visitor, { firstname: 'Ada', lastname: 'Lovelace', gender: 'Frau', email });
  await expect(visitor.getByRole('heading', { name: 'Herzlich Willkommen Ada' })).toBeVisible();
  const [mail] = await product.mails.of(email);
  for (const title of ['Deine E-Mail-Adresse ist bestätigt', 'Deine E-Mail-Adresse ist schon bestätigt']) {
    await visitor.goto(pathIn(mail!));
    await visitor.getByRole('button', { name: 'Ja, bestätigen' }).click();
    await expect(visitor.getByRole('heading', { name: title })).toBeVisible();
  }
  await visitor.getByRole('link', { name: 'Zum Tippspiel' }).click();
  await expect(visitor.getByPlaceholder('Was gibt es Neues?')).toBeVisible();
});

test('a forgotten password is replaced by a mail’s link, which ends all logins', async ({
  account: { email },
  open,
  player,
  product,
}) => {
  const next = 'ganz neu gewählt';
  await player.goto('/passwort-vergessen');
  await player.getByLabel('E-Mail-Adresse').fill(email);
  await player.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(player.getByText(`Wenn es zu ${email} einen Zugang gibt`)).toBeVisible();
  const [mail] = await product.mails.of(email);
  expect(pathIn(mail!)).toBe(`/passwort-neu/${tokenIn(mail!, 'passwort-neu')}`);
  const page = await open();
  await page.goto(pathIn(mail!));
  await page.getByLabel('Neues Passwort', { exact: true }).fill('fussball');
  await page.getByLabel('Neues Passwort wiederholen').fill('fussball');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByText('Dieses Passwort ist sehr beliebt')).toBeVisible();
  await page.getByLabel('Neues Passwort', { exact: true }).fill(next);
  await page.getByLabel('Neues Passwort wiederholen').fill(next);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByRole('heading', { name: 'Dein Passwort ist geändert' })).toBeVisible();
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await expect(page.getByRole('heading', { name: 'Willkommen zurück' })).toBeVisible();
  await logIn(page, email, next);
  await player.goto('/tipps');
  await expect(player.getByRole('heading', { name: 'Willkommen zurück' })).toBeVisible();
  const subjects = (await product.mails.of(email, 2)).map(({ subject }) => subject);
  expect(subjects).toContain('Dein Passwort wurde geändert');
});

test('another address becomes valid when its mail’s link is followed', async ({
  account,
  player,
  product,
  visitor,
}) => {
  const email = `neu-${account.id}@example.org`;
  await player.goto('/profil/3');
  const form = section(player, 'E-Mail-Adresse');
  await form.getByLabel('Neue E-Mail-Adresse', { exact: true }).fill(email);
  await form.getByLabel('Neue E-Mail-Adresse wiederholen').fill(email);
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(
    form.getByText(`Bestätige die neue Adresse über den Link, den wir an ${email} geschickt haben`),
  ).toBeVisible();
  const [mail] = await product.mails.of(email);
  await player.goto(pathIn(mail!));
  await player.getByRole('button', { name: 'Ja, bestätigen' }).click();
  await expect(player.getByRole('heading', { name: 'Deine E-Mail-Adresse ist bestätigt' })).toBeVisible();
  await logIn(visitor, email, PASSWORD);
  await visitor.goto('/profil/3');
  const state = section(visitor, 'E-Mail-Adresse');
  await expect(state.getByText(email)).toBeVisible();
  await expect(state.getByText('bestätigt', { exact: true })).toBeVisible();
});
