import { safeHtml } from '@tippspiel/shared/platform/text/operator-html';
import { bonusPoints, bonusState, type BonusQuestion } from '../../domain/bonus/bonus-question.ts';
import { choiceCell } from '../../domain/columns/choice-column.ts';
import { bonusKey } from '../../domain/columns/column-key.ts';
import type { Answers } from '../../store/tipps/slips.ts';
import type { Deps } from '../deps.ts';

export type BonusQuestionView = Awaited<ReturnType<typeof viewQuestion>>;

/** Clients number options from 1, because 0 means 'no choice' (specification, chapter 4). */
export const selectionIdOf = (choice: number): number => choice + 1;
export const choiceOf = (selectionId: number): number => selectionId - 1;

/** True for the right options, null before the resolution. */
export const isRight = ({ right }: BonusQuestion, choice: number): boolean | null =>
  right.length ? right.includes(choice) : null;

/**
 * A question as one person sees it. The counts of answers are included after the deadline, once they are frozen.
 * @param own the person's own answers
 */
export async function viewQuestion(
  { statistics }: Deps,
  question: BonusQuestion,
  now: Date,
  own: Answers | undefined,
) {
  const { id, version, points, place, opensAt, deadline } = question;
  const state = bonusState(question, now.getTime());
  const isClosed = state === 'CLOSED' || state === 'RESOLVED';
  const counts = isClosed ? await statistics.choices(bonusKey(id)) : null;
  const choice = own?.[id] ?? null;
  return {
    id,
    state,
    // Sanitized when it was written, and again now, because today's rules may be stricter.
    question: safeHtml(question.question),
    description: safeHtml(question.description),
    selections: question.options.map((selection, at) => ({
      selectionId: selectionIdOf(at),
      selection,
      isRight: isRight(question, at),
      count: counts && (counts[choiceCell(at)] ?? 0),
    })),
    points,
    place,
    opensAt: opensAt === null ? null : new Date(opensAt),
    deadline: new Date(deadline),
    ownSelectionId: choice === null ? null : selectionIdOf(choice),
    ownPoints: bonusPoints(question, choice),
    version,
  };
}
