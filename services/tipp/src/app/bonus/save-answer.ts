import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireWriter } from '@tippspiel/shared/contracts/auth/require';
import { badInput, locked, notFound, unavailable } from '@tippspiel/shared/contracts/errors/app-error';
import { wasOpened } from '../../domain/bonus/bonus-question.ts';
import type { Deps } from '../deps.ts';
import { shortDeadline } from '../deadline.ts';
import { bonusMessages as messages } from './messages.ts';
import { choiceOf, viewQuestion, type BonusQuestionView } from './question-view.ts';

/**
 * Stores the writer's answer and returns once it is durable; idempotent. Operators may move the deadline of an open
 * question, so the question is read from the database instead of memory. Then the current time decides.
 * @param selectionId 0 for no choice: the first option is used (specification, chapter 4)
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (choice), LOCKED; UNAVAILABLE: it is not
 * stored
 */
export async function saveAnswer(
  deps: Deps,
  { identity }: ReadRequest,
  { questionId, selectionId }: { questionId: number; selectionId: number },
): Promise<BonusQuestionView> {
  const { userId } = requireWriter(identity);
  const { clock, questions, bonusAnswers } = deps;
  // Starts before the read: a deadline that is moved during a slow read is moved by more than this.
  const deadline = shortDeadline();
  const question = await questions.find(questionId);
  const now = clock.now();
  if (!question || !wasOpened(question, now.getTime())) throw notFound(messages.noSuchQuestion, 'questionId');
  const choice = selectionId === 0 ? 0 : choiceOf(selectionId);
  if (question.options[choice] === undefined) throw badInput(messages.noSuchOption, 'selectionId');
  if (now.getTime() >= question.deadline) throw locked(messages.closed);
  if (!(await bonusAnswers.save({ userId, questionId, choice, deadline })))
    throw clock.now().getTime() >= question.deadline ? locked(messages.closed) : unavailable();
  return viewQuestion(deps, question, now, { [questionId]: choice });
}
