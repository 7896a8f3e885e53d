import { expect, test } from '../fixtures.ts';

test('an operator publishes a question, and a player answers it and wins points by its resolution', async ({
  operator,
  player,
}) => {
  const words = `Fällt heute ein Eigentor? ${Date.now()}`;
  const card = player.getByRole('button', { name: 'Versteckte Spielkarte aufdecken' });
  await operator.goto('/adminbonus');
  await operator.getByRole('button', { name: 'Neue Bonusfrage' }).first().click();
  const form = operator.getByRole('dialog');
  await form.getByLabel('Frage', { exact: true }).fill(`${words}<script>x()</script>`);
  await form.getByLabel('Antworten zur Auswahl').fill('Ja\n\nNein');
  await form.getByLabel('Wo die Karte steckt').selectOption('Datenschutz');
  await form.getByRole('button', { name: 'Speichern' }).click();
  await expect(form).toHaveCount(0);
  const question = operator.getByRole('article').filter({ hasText: words });
  await expect(question.getByText('Entwurf')).toBeVisible();

  await player.goto('/datenschutz', { waitUntil: 'networkidle' });
  await expect(player.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expect(card).toHaveCount(0);
  await question.getByRole('button', { name: `Jetzt öffnen: ${words}` }).click();
  await operator.getByRole('button', { name: 'Ja, öffnen' }).click();
  await expect(question.getByText('Offen', { exact: true })).toBeVisible();

  // An event publishes the new question.
  await expect(async () => {
    await player.reload();
    await expect(card).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await card.click();
  await player.getByRole('button', { name: 'Zur Frage' }).click();
  await player.getByText('Nein', { exact: true }).click();
  await player.getByRole('button', { name: 'Antwort speichern' }).click();
  await expect(player.getByRole('button', { name: 'Antwort gespeichert!' })).toBeVisible();
  await expect(card).toHaveCount(0);

  await question.getByRole('button', { name: /^Schließen/ }).click();
  await operator.getByRole('button', { name: 'Ja, schließen' }).click();
  // It accepts answers for ten more seconds, so that all processes close it consistently.
  const right = question.getByRole('checkbox', { name: /^Nein/ });
  await right.check({ timeout: 40_000 });
  await question.getByRole('button', { name: 'Auflösen' }).click();
  await expect(question.getByText('Aufgelöst', { exact: true })).toBeVisible();

  await player.getByRole('link', { name: 'Zur Bonusfrage' }).click();
  await expect(player.getByText('Richtig! Das bringt Dir 3 Punkte.')).toBeVisible({ timeout: 40_000 });
  await expect(player.getByRole('heading', { name: 'Antworten der Mitspieler' })).toBeVisible();
});
