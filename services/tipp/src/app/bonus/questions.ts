import { requireAdmin, requireViewer } from '@tippspiel/shared/contracts/auth/require';
import { bonusState, wasOpened, type BonusPlace } from '../../domain/bonus/bonus-question.ts';
import type { Deps } from '../deps.ts';
import type { TippRequest } from '../request.ts';
import { viewQuestion, type BonusQuestionView } from './question-view.ts';

/**
 * The opened questions, latest deadline first; with `all` also drafts and planned ones.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN (all: operators only)
 */
export async function bonusQuestions(
  deps: Deps,
  { identity, view, ownSlip }: TippRequest,
  all?: boolean | null,
): Promise<BonusQuestionView[]> {
  if (all) requireAdmin(identity);
  else requireViewer(identity);
  const { board } = all ? await view.fresh() : view.current();
  const now = deps.clock.now();
  const known = [...board.questions.values()].filter(
    (question) => !question.isRemoved && (all || wasOpened(question, now.getTime())),
  );
  if (!known.length) return [];
  const own = (await ownSlip())?.bonus;
  const sorted = known.sort((a, b) => b.deadline - a.deadline || b.id - a.id);
  return Promise.all(sorted.map((question) => viewQuestion(deps, question, now, own)));
}

/** @returns null for a question that was not opened @throws AppError UNAUTHENTICATED */
export async function bonusQuestion(
  deps: Deps,
  { identity, view, ownSlip }: TippRequest,
  id: number,
): Promise<BonusQuestionView | null> {
  requireViewer(identity);
  const now = deps.clock.now();
  const question = view.current().board.questions.get(id);
  if (!question || !wasOpened(question, now.getTime())) return null;
  return viewQuestion(deps, question, now, (await ownSlip())?.bonus);
}

/** Whether a page hides the card of an open question that the viewer has not answered; never for visitors. */
export async function hidesCard(
  { clock }: Deps,
  { identity, view, ownSlip }: TippRequest,
  place: BonusPlace,
): Promise<boolean> {
  if (!identity) return false;
  const now = clock.now().getTime();
  const open = [...view.current().board.questions.values()].filter(
    (question) => question.place === place && !question.isRemoved && bonusState(question, now) === 'OPEN',
  );
  if (!open.length) return false;
  const own = (await ownSlip())?.bonus;
  return open.some(({ id }) => own?.[id] === undefined);
}
