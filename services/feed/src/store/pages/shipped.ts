import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PAGE_NAMES, type PageName } from '../../domain/pages/page.ts';

export type ShippedPages = Record<PageName, string>;

const OWN = join(import.meta.dirname, '../../../pages');

/**
 * The original texts of the pages, from the configured folder or from the product. Read once, when the service starts.
 */
export async function readShippedPages(folder: string): Promise<ShippedPages> {
  const texts = await Promise.all(
    PAGE_NAMES.map(
      async (name) => (folder && (await read(folder, name))) || readFile(join(OWN, name), 'utf8'),
    ),
  );
  return Object.fromEntries(PAGE_NAMES.map((name, index) => [name, texts[index]])) as ShippedPages;
}

/** @returns an empty text if the file does not exist. @throws if it cannot be read */
async function read(folder: string, name: string): Promise<string> {
  try {
    return (await readFile(join(folder, name), 'utf8')).trim();
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return '';
    throw error;
  }
}
