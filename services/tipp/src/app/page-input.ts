import { badInput } from '@tippspiel/shared/errors/app-error';
import { messages } from './messages.ts';

export type PageInput = { pageNumber?: number | null; pageSize?: number | null; search?: string | null };
export type Page = { pageNumber: number; pageSize: number; search: string };

const MAX_PAGE_SIZE = 100;
const MAX_SEARCH = 100;

/** @throws AppError BAD_USER_INPUT for a page below 1, a size outside 1 to 100 or a search of more than 100 characters */
export function readPage(input: PageInput | null | undefined, defaultSize: number): Page {
  const pageNumber = input?.pageNumber ?? 1;
  const pageSize = input?.pageSize ?? defaultSize;
  const search = input?.search?.trim() ?? '';
  if (pageNumber < 1) throw badInput(messages.badPageNumber, 'pageNumber');
  if (pageSize < 1 || pageSize > MAX_PAGE_SIZE) throw badInput(messages.badPageSize, 'pageSize');
  if (search.length > MAX_SEARCH) throw badInput(messages.badSearch, 'search');
  return { pageNumber, pageSize, search };
}
