import type { ReadRequest, Request } from '@tippspiel/shared/contracts/auth/request';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { badInput, conflict, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import {
  logWords,
  operatorActed,
  yesOrNo,
  type Lines,
} from '@tippspiel/shared/contracts/events/operator-acted';
import { readableText, safeHtml } from '@tippspiel/shared/platform/text/operator-html';
import { unknownPlaceholders } from '@tippspiel/shared/contracts/text/placeholders';
import { countVisible, requireText } from '@tippspiel/shared/platform/text/plain-text';
import { isPageName, pageOf, type Page, type PageChange, type PageName } from '../../domain/pages/page.ts';
import { PAGES } from '../../store/pages/pages.ts';
import type { Deps } from '../deps.ts';
import { pageLog as log, pageMessages as messages } from './messages.ts';

const MAX_TEXT = 100_000;

/** One page, for everybody; null for an unknown name. */
export async function findPage(deps: Deps, filename: string): Promise<Page | null> {
  if (!isPageName(filename)) return null;
  return asRead(deps, await deps.store.pages.find(filename));
}

/** The page as it would look with this text. @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT */
export function previewPage({ identity }: ReadRequest, text: string): Page {
  requireAdmin(identity);
  return { filename: '', text: readPageText(text), version: 0, isEdited: true, dateChanged: null };
}

type Input = { filename: string; version: number; text?: string | null };

/**
 * Saves a page's text, or restores the original one (null). Saving identical text changes nothing.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT (changed since `version`)
 */
export async function savePage(deps: Deps, { identity, requestId }: Request, input: Input): Promise<Page> {
  const { userId } = requireAdmin(identity);
  const { filename, version } = input;
  if (!isPageName(filename)) throw notFound(messages.unknownPage, 'filename');
  const text = typeof input.text === 'string' ? readFillable(input.text) : null;
  const before = await deps.store.pages.find(filename);
  if (before.text === text) return asRead(deps, before);
  if (before.version !== version) throw conflict(messages.changedMeanwhile);
  const now = deps.clock.now();
  const next: PageChange = { filename, version: version + 1, text, dateChanged: now };
  const act = { userId, now, requestId };
  const about = { subject: log.pages[filename], address: addressOf(filename), hidden: logWords.text };
  const acted = operatorActed('feed', act, about, audited(before), audited(next));
  if (!(await deps.store.pages.save(next, acted))) throw conflict(messages.changedMeanwhile);
  deps.relay.kick(PAGES, [filename]);
  return asRead(deps, next);
}

const audited = ({ text }: PageChange): Lines => ({ [log.edited]: yesOrNo(text !== null) });

/** The page's path in the web app. */
const addressOf = (filename: PageName): string => `/${filename.replace('.html', '').toLowerCase()}`;

/** Sanitizes the page again, because the database or the folder of pages may have been changed directly. */
function asRead({ shippedPages }: Deps, change: PageChange): Page {
  const page = pageOf(change, shippedPages[change.filename as PageName]);
  return { ...page, text: safeHtml(page.text) };
}

/** Reads a page's text, and rejects placeholders that visitors would see as {{…}}. @throws AppError BAD_USER_INPUT */
function readFillable(given: string): string {
  const html = readPageText(given);
  const unknown = unknownPlaceholders(html);
  if (unknown.length) throw badInput(messages.unknownPlaceholders(unknown), 'text');
  return html;
}

/** Sanitizes an operator's text for storage. @throws AppError BAD_USER_INPUT */
function readPageText(given: string): string {
  const html = safeHtml(requireText(given, { max: MAX_TEXT, lines: true }, messages.text, 'text'));
  // A page needs readable text, not only tags.
  if (!countVisible(readableText(html))) throw badInput(messages.text.missing, 'text');
  return html;
}
