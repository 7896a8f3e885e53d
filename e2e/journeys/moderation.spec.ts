import { expect, test } from '../fixtures.ts';
import { send } from '../send.ts';

const REMOVED = 'Von der Redaktion entfernt';

test('a text is reported, hidden, shown again and deleted, its author is locked, and the log records every step', async ({
  player: author,
  operator,
  open,
}) => {
  const reader = await open({ as: 'spieler@example.org' });
  const text = `Alle außer mir sind doof ${Date.now()}`;
  await author.goto('/');
  const { id, user } = await send<{ id: number; user: { fullname: string } }>(author, '/api/posts', {
    text,
    groupId: 0,
  });
  const name = user.fullname;
  const address = `/meldung/${id}`;
  const post = reader.getByRole('article').filter({ hasText: text });

  await test.step('a player reports it', async () => {
    await reader.goto(address);
    await post.getByRole('button', { name: `Eintrag melden: ${name}` }).click();
    const dialog = reader.getByRole('dialog', { name: 'Eintrag melden' });
    await dialog.getByLabel('Was stimmt damit nicht?').fill('Das ist beleidigend.');
    await dialog.getByRole('button', { name: 'Melden' }).click();
    await expect(post.getByText('Gemeldet', { exact: true })).toBeVisible();
  });

  const reported = operator.getByRole('article').filter({ hasText: text });
  const decide = (step: string) => reported.getByRole('button', { name: `${step}: ${name}` }).click();

  await test.step('an operator is told that it waits, and hides it', async () => {
    await operator.goto('/adminmatches');
    await operator.getByRole('link', { name: /^Entscheiden: .*gemeldete/ }).click();
    await expect(operator).toHaveURL(/\/admingemeldet$/);
    await expect(reported.getByText('Das ist beleidigend.')).toBeVisible();
    await decide('Verbergen');
    await expect(reported.getByText('verborgen', { exact: true })).toBeVisible();
  });

  await test.step('it is gone for others, and its author reads why', async () => {
    await reader.goto(address);
    await expect(reader.getByText('Diesen Eintrag gibt es nicht mehr')).toBeVisible();
    await author.goto(address);
    await expect(author.getByText(REMOVED)).toBeVisible();
    await expect(author.getByText(text)).toHaveCount(0);
  });

  await test.step('it is given back', async () => {
    await decide('Wieder zeigen');
    await expect(reported.getByText('in Ordnung', { exact: true })).toBeVisible();
    await reader.goto(address);
    await expect(post).toBeVisible();
  });

  await test.step('it is deleted, and its author locked, who reads so', async () => {
    await decide('Löschen');
    await operator.getByRole('button', { name: 'Ja, löschen' }).click();
    const deleted = operator.getByRole('article', { name: `Eintrag: ${name}` });
    await expect(deleted.getByText('gelöscht', { exact: true })).toBeVisible();
    await deleted.getByRole('button', { name: `Autor sperren: ${name}` }).click();
    await operator.getByRole('button', { name: 'Ja, sperren' }).click();
    await expect(deleted.getByRole('button', { name: `Sperre aufheben: ${name}` })).toBeVisible();
    await expect(async () => {
      await author.goto('/');
      // Not shorter, because a slow machine would never get this far if it reloads too soon.
      await expect(author.getByText('Dein Zugang ist gesperrt').first()).toBeVisible();
    }).toPass();
    await deleted.getByRole('button', { name: `Sperre aufheben: ${name}` }).click();
    await expect(deleted.getByRole('button', { name: `Autor sperren: ${name}` })).toBeVisible();
  });

  await test.step('every step stands in the log', async () => {
    await operator.getByRole('link', { name: 'Zum Protokoll' }).click();
    await expect(operator).toHaveURL(/\/adminmatches\?bereich=protokoll$/);
    const entries = operator.getByRole('listitem').filter({ hasText: name });
    // It is updated by events, and an open page reloads it once a minute.
    await expect(async () => {
      await operator.reload();
      for (const words of [
        'Gesperrt: nein (vorher ja)',
        'Gesperrt: ja (vorher nein)',
        'Moderation: gelöscht (vorher in Ordnung)',
        'Moderation: in Ordnung (vorher verborgen)',
        'Moderation: verborgen (vorher gemeldet)',
      ])
        await expect(entries.filter({ hasText: words }).first()).toBeVisible({ timeout: 10_000 });
    }).toPass();
  });
});
