import { until } from '@tippspiel/shared/platform/testing/until';
import type { Page } from '@playwright/test';

/** The screens' content stored on the device, as rows of its database. `change` is code that may change `known`. */
export const knownRows = (page: Page, change = ''): Promise<{ key: number[]; value: string }[]> =>
  rowsOf(page, 'known', change);

/** The unsaved input that the app has begun to store. It is read after those writes, so it is on the device. */
export const outboxRows = (page: Page): Promise<unknown[]> => rowsOf(page, 'outbox', '');

const rowsOf = (
  page: Page,
  store: 'known' | 'outbox',
  change: string,
): Promise<{ key: number[]; value: string }[]> =>
  page.evaluate(`new Promise((done, fail) => {
    const opening = indexedDB.open('tippspiel', 1);
    // Only the app may create the database, because this code does not create its stores.
    opening.onupgradeneeded = () => opening.transaction.abort();
    opening.onerror = () => fail(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction('${store}', 'readwrite');
      const store = transaction.objectStore('${store}');
      const change = (row) => {
        const known = JSON.parse(row.value);
        ${change};
        row.value = JSON.stringify(known);
        store.put(row, row.key);
      };
      const asked = store.getAll();
      asked.onsuccess = () => {
        if (${change !== ''}) asked.result.forEach(change);
      };
      transaction.onabort = () => fail(transaction.error);
      transaction.oncomplete = () => {
        opening.result.close();
        done(asked.result);
      };
    };
  })`);

/** Waits until the app can store content. */
export const keepsKnown = (page: Page): Promise<void> =>
  until('the database is there', () =>
    page.evaluate<boolean>('indexedDB.databases().then((all) => all.length > 0)'),
  ).then(() => undefined);
