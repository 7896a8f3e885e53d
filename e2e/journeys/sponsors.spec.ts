import { expect, test } from '../fixtures.ts';
import { colouredPicture } from '../picture.ts';

test('an operator adds a sponsor with a logo, a visitor sees it, and it is removed', async ({
  operator,
  visitor,
}) => {
  await operator.goto('/sponsoren');
  await operator.getByRole('button', { name: 'Sponsor hinzufügen' }).first().click();
  const form = operator.getByRole('dialog', { name: 'Neuer Sponsor' });
  await form.getByLabel('Name', { exact: true }).fill('Metzgerei Münch');
  await form.getByText('Silber', { exact: true }).click();
  await form.locator('input[type=file]').setInputFiles(colouredPicture('logo.png', [29, 107, 69]));
  await expect(form.getByText('Das Bild ist bereit')).toBeVisible();
  await form.getByRole('button', { name: 'Bild speichern' }).click();
  await expect(form.getByText('Bild wurde erfolgreich gespeichert!')).toBeVisible();
  await form.getByRole('button', { name: 'Sponsor speichern' }).click();
  await expect(form).toHaveCount(0);

  await visitor.goto('/sponsoren');
  const card = visitor.getByRole('listitem').filter({ hasText: 'Metzgerei Münch' });
  await card.scrollIntoViewIfNeeded();
  const width = () => card.locator('img').evaluate((logo: { naturalWidth: number }) => logo.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);

  await operator.getByRole('button', { name: 'Metzgerei Münch entfernen' }).click();
  await operator.getByRole('button', { name: 'Ja, entfernen' }).click();
  await expect(operator.getByRole('listitem').filter({ hasText: 'Metzgerei Münch' })).toHaveCount(0);
});
