import { wasOpened, type BonusQuestion } from './bonus-question.ts';

/**
 * Options and points are fixed this long before the opening. A change that was decided in time is then written before
 * the first answer.
 */
export const FIXED_BEFORE_OPENING_MS = 5_000;
/**
 * A moved deadline is at least this far in the future. Saves that were accepted under the old deadline can finish, and
 * players can still press the button.
 */
export const CLOSING_MS = 10_000;

export type ChangeProblem =
  | 'alreadyOpened'
  | 'openedForGood'
  | 'alreadyClosed'
  | 'opensTooSoon'
  | 'deadlineTooSoon'
  | 'deadlineBeforeOpening'
  | 'notOpen'
  | 'notClosedYet'
  | 'noSuchOption';

export type BonusDraft = Pick<
  BonusQuestion,
  'question' | 'description' | 'options' | 'points' | 'place' | 'opensAt' | 'deadline'
>;

/** The changed question with its old version number; the same object if nothing changes. */
type Changed = { question: BonusQuestion } | { problem: ChangeProblem };

/** A question that was never saved. */
export const newQuestion = (id: number, draft: BonusDraft): BonusQuestion => ({
  ...draft,
  id,
  version: 0,
  right: [],
  resolutions: 0,
  isRemoved: false,
});

/**
 * Applies an operator's edit. Texts can change at any time, and the deadline until it has passed. Options, points and
 * opening are fixed shortly before the opening.
 * @param before the stored question
 * @param now ms since 1970
 */
export function rewrite(before: BonusQuestion, draft: BonusDraft, now: number, isNew = false): Changed {
  const isFixed = !isNew && wasOpened(before, now + FIXED_BEFORE_OPENING_MS);
  const isClosed = isFixed && now >= before.deadline;
  if (isFixed && !sameTask(before, draft)) return { problem: 'alreadyOpened' };
  if (isClosed && draft.deadline !== before.deadline) return { problem: 'alreadyClosed' };
  if (!isFixed && draft.opensAt !== null && draft.opensAt < now + FIXED_BEFORE_OPENING_MS)
    return { problem: 'opensTooSoon' };
  if (!isClosed) {
    if (draft.opensAt !== null && draft.deadline <= draft.opensAt)
      return { problem: 'deadlineBeforeOpening' };
    const isMoved = isNew || draft.deadline !== before.deadline;
    if (isMoved && draft.deadline < now + CLOSING_MS) return { problem: 'deadlineTooSoon' };
  }
  return { question: { ...before, ...draft } };
}

const sameTask = (before: BonusQuestion, { options, points, opensAt }: BonusDraft): boolean =>
  before.points === points &&
  before.opensAt === opensAt &&
  before.options.length === options.length &&
  before.options.every((option, place) => option === options[place]);

export function open(question: BonusQuestion, now: number): Changed {
  if (wasOpened(question, now)) return { question };
  if (question.deadline < now + CLOSING_MS) return { problem: 'deadlineTooSoon' };
  return { question: { ...question, opensAt: now } };
}

/** Closes an open question as soon as allowed. */
export function close(question: BonusQuestion, now: number): Changed {
  if (!wasOpened(question, now)) return { problem: 'notOpen' };
  const deadline = now + CLOSING_MS;
  return { question: question.deadline <= deadline ? question : { ...question, deadline } };
}

/** @param right indexes of the right options; an empty list withdraws the resolution */
export function resolve(question: BonusQuestion, right: readonly number[], now: number): Changed {
  if (!wasOpened(question, now) || now < question.deadline) return { problem: 'notClosedYet' };
  if (right.some((place) => question.options[place] === undefined)) return { problem: 'noSuchOption' };
  const sorted = [...new Set(right)].sort((a, b) => a - b);
  if (sorted.join() === question.right.join()) return { question };
  return { question: { ...question, right: sorted, resolutions: question.resolutions + 1 } };
}

export function remove(question: BonusQuestion, now: number): Changed {
  if (wasOpened(question, now + FIXED_BEFORE_OPENING_MS)) return { problem: 'openedForGood' };
  return { question: { ...question, opensAt: null, isRemoved: true } };
}
