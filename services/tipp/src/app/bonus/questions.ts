import type { ReadRequest } from '@tippspiel/shared/contracts/auth/request';
import { requireAdmin, requireViewer } from '@tippspiel/shared/contracts/auth/require';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { wasOpened } from '../../domain/bonus/bonus-question.ts';
import type { View } from '../../projection/projection.ts';
import type { Slip } from '../../store/tipps/slips.ts';
import type { StatisticsMemory } from '../statistics/statistics-memory.ts';
import { viewQuestion, type BonusQuestionView } from './question-view.ts';

type Deps = {
  clock: Clock;
  view: View;
  /** With what operators entered read from the database: they see at once what they entered through another process. */
  fresh(): Promise<View>;
  statistics: Pick<StatisticsMemory, 'choices'>;
  /** The viewer's own slip, read once per request. */
  ownSlip(): Promise<Slip | null>;
};

/**
 * The questions that were opened, those that close last first; with `all` drafts and planned ones too.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN (all: operators only)
 */
export async function bonusQuestions(
  deps: Deps,
  { identity }: ReadRequest,
  all: boolean,
): Promise<BonusQuestionView[]> {
  if (all) requireAdmin(identity);
  else requireViewer(identity);
  const { board } = all ? await deps.fresh() : deps.view;
  const now = deps.clock.now();
  const known = [...board.questions.values()].filter(
    (question) => !question.isRemoved && (all || wasOpened(question, now.getTime())),
  );
  if (!known.length) return [];
  const own = (await deps.ownSlip())?.bonus;
  const sorted = known.sort((a, b) => b.deadline - a.deadline || b.id - a.id);
  return Promise.all(sorted.map((question) => viewQuestion(deps, question, now, own)));
}

/** @returns null for a question that was not opened. @throws AppError UNAUTHENTICATED */
export async function bonusQuestion(
  deps: Omit<Deps, 'fresh'>,
  { identity }: ReadRequest,
  id: number,
): Promise<BonusQuestionView | null> {
  requireViewer(identity);
  const now = deps.clock.now();
  const question = deps.view.board.questions.get(id);
  if (!question || !wasOpened(question, now.getTime())) return null;
  return viewQuestion(deps, question, now, (await deps.ownSlip())?.bonus);
}
