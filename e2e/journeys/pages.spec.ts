import { expect, test } from '../fixtures.ts';

const HOSTILE = '<h2>Neu</h2><p onclick="x()">Es gibt {{joker}} Joker.</p><script>window.hacked = 1</script>';

test('an operator edits a page, a visitor reads it, and the original text is restored', async ({
  operator,
  visitor,
}) => {
  await operator.goto('/agb');
  await operator.getByRole('button', { name: 'Bearbeiten' }).click();
  await operator.getByLabel('Text der Seite').fill(HOSTILE);
  await operator.getByText('Vorschau', { exact: true }).click();
  await expect(operator.getByText('Es gibt 6 Joker.')).toBeVisible();
  await operator.getByRole('button', { name: 'Speichern' }).click();
  await expect(operator.getByRole('heading', { level: 1, name: 'AGB', exact: true })).toBeVisible();

  await visitor.goto('/');
  await visitor.getByRole('navigation', { name: 'Fußzeile' }).getByRole('link', { name: 'AGB' }).click();
  await expect(visitor.getByText('Es gibt 6 Joker.')).toBeVisible();
  for (const page of [operator, visitor]) {
    expect(await page.evaluate('window.hacked')).toBeUndefined();
    await expect(page.locator('main [onclick]')).toHaveCount(0);
  }

  await operator.getByRole('button', { name: 'Bearbeiten' }).click();
  await operator.getByRole('button', { name: 'Mitgelieferten Text nehmen' }).click();
  await operator.getByRole('button', { name: 'Ja, Text ersetzen' }).click();
  await expect(operator.getByRole('heading', { name: '1. Worum es geht' })).toBeVisible();
});

test('a visitor reads all text pages', async ({ visitor }) => {
  for (const [path, title, text] of [
    ['/spielregeln', 'Spielregeln', /Du hast 6 Joker .*10 Punkte für das genaue Ergebnis/s],
    ['/impressum', 'Impressum', /Entwicklung.*Gestaltet und entwickelt von/s],
    ['/datenschutz', 'Datenschutz', /mehr als die sammelt es nicht/s],
  ] as const) {
    await visitor.goto(path);
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const article = visitor.getByRole('main').getByRole('article');
    await expect(article).toHaveText(text);
    await expect(article).not.toHaveText(/\{\{|undefined|null/);
  }
});
