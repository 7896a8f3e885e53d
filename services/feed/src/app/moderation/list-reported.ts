import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { isOperator, requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { readPage, type PageInput } from '@tippspiel/shared/platform/graph/page';
import type { Deps } from '../deps.ts';
import { viewReported } from './view-reported.ts';

const PAGE_SIZE = 20;

/**
 * Reported and moderated texts. Those waiting for an operator come first, then hidden ones.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT
 */
export async function listReported(
  deps: Deps,
  { identity }: ReadRequest,
  input: PageInput | null | undefined,
) {
  requireAdmin(identity);
  const { pageNumber, pageSize, skip } = readPage(input, PAGE_SIZE);
  const { reportedTexts } = deps.store;
  const [found, totalCount] = await Promise.all([reportedTexts.page(skip, pageSize), reportedTexts.count()]);
  return { items: await viewReported(deps, found), totalCount, pageNumber, pageSize };
}

/** @returns null for players */
export const countOpenReports = async (deps: Deps, identity: Identity | null): Promise<number | null> =>
  isOperator(identity) ? deps.store.reportedTexts.openCount() : null;
