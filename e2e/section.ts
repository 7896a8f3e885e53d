import type { Page } from '@playwright/test';

/** A section of a screen with forms, by its heading. */
export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

export const save = (page: Page, name: string) =>
  section(page, name).getByRole('button', { name: 'Speichern' }).click();

/** The message next to a section's button after saving. */
export const saved = (page: Page, name: string) =>
  section(page, name).getByText('gespeichert', { exact: true });
