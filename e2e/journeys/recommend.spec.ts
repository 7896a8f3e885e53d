import { until } from '@tippspiel/shared/platform/testing/until';
import { tokenIn } from '../../infra/local/testing-mail.ts';
import { expect, test } from '../fixtures.ts';
import { operate } from '../operate.ts';
import { register } from '../register.ts';

test('a mail’s link leads a friend to the registration, which names the sender and links both players', async ({
  account,
  player,
  product,
  visitor,
}) => {
  const friend = 'freundin@example.org';
  const invite =
    'mutation ($input: SendRecommendationInput!) { sendRecommendation(input: $input) { __typename } }';
  // A second request sends no second mail.
  for (const _time of [1, 2]) await operate(player, invite, { input: { email: friend } });
  const [mail] = await product.mails.of(friend);
  await visitor.goto(`/registrieren/${tokenIn(mail!, 'registrieren')}`);
  await expect(visitor.getByText(/ lädt Dich ein\.$/)).toBeVisible();
  await register(visitor, { firstname: 'Frida', lastname: 'Freund', gender: 'Frau', email: friend });
  await expect(visitor.getByRole('heading', { name: 'Herzlich Willkommen Frida' })).toBeVisible();
  const card = player.getByRole('dialog');
  const recommended = card.getByRole('button', { name: /, anzeigen$/ });
  // The count is updated after the registration's response.
  await expect(async () => {
    await player.goto(`/rangliste?spieler=${account.id}`);
    await expect(recommended).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await recommended.click();
  await card.getByRole('link', { name: /^Frida/ }).click();
  await expect(card.getByText('Empfohlen von')).toBeVisible();
  // Mails go out in order: a second invitation would have arrived before the registration's mail.
  const subjects = async () => (await product.mails.caught(friend)).map(({ subject }) => subject);
  const ofRegistration = 'Bitte bestätige Deine E-Mail-Adresse';
  await until(ofRegistration, async () => (await subjects()).includes(ofRegistration));
  expect(await subjects()).toHaveLength(2);
});

test.describe('before the first match, when the home page offers it', () => {
  test.use({ instant: 'before' });

  test(
    '‘nie wieder’ in the mail is permanent; one click in a mail program is enough',
    { tag: '@long' },
    async ({ open, player, product, visitor }) => {
      const [never, last] = ['niewieder@example.org', 'zuletzt@example.org'];
      const send = async (page: typeof player, email: string) => {
        await page.goto('/');
        const box = page.getByRole('region', { name: 'Freunde einladen' });
        await box.getByLabel('E-Mail-Adresse').fill(email);
        await box.getByLabel('E-Mail-Adresse').press('Enter');
        await expect(box.getByText(/^Danke!/)).toBeVisible();
      };
      await send(player, never);
      const [mail] = await product.mails.of(never);
      await visitor.goto(`/abbestellen/${tokenIn(mail!, 'abbestellen')}`);
      await visitor.getByRole('button', { name: 'Ja, nie wieder' }).click();
      await expect(visitor.getByRole('heading', { name: 'Erledigt: nie wieder' })).toBeVisible();
      const other = await open({ as: 'admin@example.org' });
      await send(other, never);
      // Mails go out in order: when this one has arrived, the other would have, too.
      await send(other, last);
      const [after] = await product.mails.of(last);
      expect(await product.mails.caught(never)).toHaveLength(1);

      const url = /<([^>]*)>/.exec(after!.headers['list-unsubscribe']!)![1]!;
      const post = (path: string) =>
        fetch(new URL(path, product.baseUrl), {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        });
      expect((await post(new URL(url).pathname)).status).toBe(200);
      expect((await post(new URL(url).pathname)).status).toBe(200);
      expect((await post(`/abbestellen/${'x'.repeat(43)}`)).status).toBe(404);
    },
  );
});
