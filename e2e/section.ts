import type { Page } from '@playwright/test';

/** A section of a screen of forms, by its heading. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export const save = (page: Page, name: string) =>
  section(page, name).getByRole('button', { name: 'Speichern' }).click();

/** What stands beside a section's button after it was saved. */
export const saved = (page: Page, name: string) =>
  section(page, name).getByText('gespeichert', { exact: true });
