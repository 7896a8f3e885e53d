import { isDeepStrictEqual } from 'node:util';
import { requireAdmin } from '@tippspiel/shared/contracts/auth/require';
import { badInput, conflict, notFound, unavailable } from '@tippspiel/shared/contracts/errors/app-error';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import {
  logWords,
  operatorActed,
  textOf,
  yesOrNo,
  type Lines,
} from '@tippspiel/shared/contracts/events/operator-acted';
import { readKey } from '@tippspiel/shared/platform/mongo/made-once';
import type { BonusQuestion } from '../../domain/bonus/bonus-question.ts';
import { newQuestion, rewrite, resolve } from '../../domain/bonus/change-question.ts';
import { toQuestionData } from '../../store/bonus/questions.ts';
import type { Deps } from '../deps.ts';
import { auditTexts as texts } from '../audit/messages.ts';
import { shortDeadline } from '../deadline.ts';
import type { TippRequest } from '../request.ts';
import { bonusMessages as messages, changeProblems } from './messages.ts';
import { choiceOf, viewQuestion, type BonusQuestionView } from './question-view.ts';
import { readDraft, type QuestionInput } from './read-draft.ts';

/** A question, and the version that the operator saw. */
export type QuestionVersion = { id: number; version: number };
type Change = (question: BonusQuestion, now: number) => ReturnType<typeof rewrite>;

/**
 * Creates a question (id 0) or changes one. Both may be retried: under the same key only one question is created.
 * @param key chosen by the client for a new question, unique
 * @throws AppError as `changeQuestion`
 */
export async function saveQuestion(
  deps: Deps,
  request: TippRequest,
  { key, ...target }: QuestionVersion & QuestionInput & { key?: string | null },
): Promise<BonusQuestionView> {
  requireAdmin(request.identity);
  const draft = readDraft(target);
  const change: Change = (before, now) => rewrite(before, draft, now);
  if (target.id) return changeQuestion(deps, request, target, change);
  const isNew = true;
  const decided = checked(rewrite(newQuestion(0, draft), draft, deps.clock.now().getTime(), isNew));
  const id = await deps.counters.idFor('bonusQuestion', readKey(key, messages.badKey));
  // A retry finds the question and applies the form's current values to it.
  if (await deps.questions.find(id)) return changeQuestion(deps, request, { id, version: 1 }, change);
  return write(deps, request, null, { ...decided, id });
}

/** @throws AppError as `changeQuestion` */
export const resolveQuestion = (
  deps: Deps,
  request: TippRequest,
  { right, ...target }: QuestionVersion & { right: readonly number[] },
): Promise<BonusQuestionView> =>
  changeQuestion(deps, request, target, (before, now) => resolve(before, right.map(choiceOf), now));

/**
 * Changes a question if it still has the version that the operator saw. A change that is already stored is accepted, so
 * that requests may be retried.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, CONFLICT, UNAVAILABLE (not stored)
 */
export async function changeQuestion(
  deps: Deps,
  request: TippRequest,
  { id, version }: QuestionVersion,
  change: Change,
): Promise<BonusQuestionView> {
  requireAdmin(request.identity);
  const before = await deps.questions.find(id);
  if (!before || before.isRemoved) throw notFound(messages.noSuchQuestion, 'id');
  const now = deps.clock.now();
  const after = checked(change(before, now.getTime()));
  if (isDeepStrictEqual(after, before))
    return viewQuestion(deps, before, now, (await request.ownSlip())?.bonus);
  if (before.version !== version) throw conflict(messages.changedMeanwhile);
  return write(deps, request, before, after);
}

function checked(outcome: ReturnType<Change>): BonusQuestion {
  if ('question' in outcome) return outcome.question;
  const { message, field } = changeProblems[outcome.problem];
  throw badInput(message, field);
}

async function write(
  deps: Deps,
  { identity, requestId, ownSlip }: TippRequest,
  before: BonusQuestion | null,
  decided: BonusQuestion,
): Promise<BonusQuestionView> {
  const { userId } = requireAdmin(identity);
  const { clock, questions, projection, relay } = deps;
  const now = clock.now();
  const next = { ...decided, version: decided.version + 1 };
  const event = createEvent('tipp.bonus.changed.v2', toQuestionData(next), { now, requestId });
  const act = { userId, now, requestId };
  const about = { subject: texts.bonus(next.id), address: '/adminbonus', isNew: !before };
  const acted = operatorActed('tipp', act, about, audited(before), audited(next));
  if (!(await questions.save(next, [event, acted], shortDeadline()))) {
    const current = await questions.find(next.id);
    throw current?.version === decided.version ? unavailable() : conflict(messages.changedMeanwhile);
  }
  relay.kick('bonusQuestions', [next.id]);
  projection.apply(event);
  return viewQuestion(deps, next, now, (await ownSlip())?.bonus);
}

function audited(question: BonusQuestion | null): Lines {
  const { options = [], right = [] } = question ?? {};
  return {
    [texts.question]: textOf(question?.question),
    [texts.description]: textOf(question?.description),
    [texts.options]: textOf(options),
    [texts.points]: textOf(question?.points),
    [texts.place]: textOf(question ? texts.bonusPlaces[question.place] : undefined),
    [texts.opensAt]: timeOf(question?.opensAt),
    [texts.deadline]: timeOf(question?.deadline),
    [texts.right]: textOf(right.flatMap((place) => options[place] ?? [])),
    [logWords.removed]: yesOrNo(question?.isRemoved),
  };
}

const berlin = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Berlin',
});
const timeOf = (ms: number | null | undefined): string => (ms ? berlin.format(ms) : logWords.nothing);
