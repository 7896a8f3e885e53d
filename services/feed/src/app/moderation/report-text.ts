import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { badInput, forbidden, notFound } from '@tippspiel/shared/contracts/errors/app-error';
import { checkText } from '@tippspiel/shared/platform/text/plain-text';
import { isVisible, withReport, type ReportedText } from '../../domain/moderation/reported-text.ts';
import type { Deps } from '../deps.ts';
import { requirePost } from '../visible.ts';
import { countWriting } from '../writing-limit.ts';
import { findText, findTextOrClose } from './find-text.ts';
import { moderationMessages as messages } from './messages.ts';

type Input = { id: number; reason?: string | null };

const MAX_REASON = 500;

/**
 * Reports a visible post or comment to the operators. A repetition changes nothing and does not count towards the
 * limit.
 */
export async function reportText(deps: Deps, { identity }: ReadRequest, input: Input): Promise<void> {
  const { userId } = requireWriter(identity);
  const reason = readReason(input.reason);
  const { reportedTexts } = deps.store;
  const text = await findText(deps.store, input.id);
  await requirePost(deps, userId, text.postId);
  const [comment] = text.isComment ? await deps.store.comments.findMany([text.id]) : [];
  if (comment?.isHidden) throw notFound(messages.unknownText, 'id');
  if (text.authorId === userId) throw forbidden(messages.ownText);
  const report = { userId, reason, dateReported: deps.clock.now() };
  const next = (known: ReportedText | null) => {
    if (known && !isVisible(known.state)) throw notFound(messages.unknownText, 'id');
    return withReport(known, text, report);
  };
  if (!next(await reportedTexts.find(text.id))) return;
  await countWriting(deps, 'report', userId);
  await reportedTexts.change(text.id, (known) => {
    const after = next(known);
    return after && { next: after };
  });
  // It may have been deleted during the request.
  if (!(await findTextOrClose(deps.store, text.id))) throw notFound(messages.unknownText, 'id');
}

function readReason(given: string | null | undefined): string {
  const checked = checkText(given ?? '', { max: MAX_REASON, lines: true });
  if (checked.ok) return checked.text;
  if (checked.problem === 'missing') return '';
  throw badInput(checked.problem === 'tooLong' ? messages.reasonTooLong : messages.reasonForbidden, 'reason');
}
