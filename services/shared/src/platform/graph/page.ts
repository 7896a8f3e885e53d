import { isLongerThan } from '../text/characters.ts';
import { compose } from '../text/compose.ts';
import { badInput } from '../../contracts/errors/app-error.ts';

const MAX_PAGE_SIZE = 100;
const MAX_PAGE_NUMBER = 1_000_000;
const MAX_SEARCH = 100;

export type Page = {
  /** From 1. */
  pageNumber: number;
  pageSize: number;
  /** Trimmed; empty for all. */
  search: string;
  /** Items before this page. */
  skip: number;
};

export type PageInput = { pageNumber?: number | null; pageSize?: number | null; search?: string | null };

/** Reads a list's `page` argument. @throws AppError BAD_USER_INPUT for an invalid page */
export function readPage(given: PageInput | null | undefined, defaultSize: number): Page {
  const pageNumber = given?.pageNumber ?? 1;
  if (pageNumber < 1 || pageNumber > MAX_PAGE_NUMBER)
    throw badInput('Diese Seite gibt es nicht.', 'pageNumber');
  const pageSize = readPageSize(given?.pageSize, defaultSize);
  return { pageNumber, pageSize, search: readSearch(given?.search), skip: (pageNumber - 1) * pageSize };
}

export function readPageSize(given: number | null | undefined, defaultSize: number): number {
  const pageSize = given ?? defaultSize;
  if (pageSize < 1 || pageSize > MAX_PAGE_SIZE)
    throw badInput(`Eine Seite hat 1 bis ${MAX_PAGE_SIZE} Einträge.`, 'pageSize');
  return pageSize;
}

export function readSearch(given: string | null | undefined): string {
  const search = compose(given ?? '').trim();
  if (isLongerThan(search, MAX_SEARCH))
    throw badInput(`Der Suchbegriff darf höchstens ${MAX_SEARCH} Zeichen haben.`, 'search');
  return search;
}
