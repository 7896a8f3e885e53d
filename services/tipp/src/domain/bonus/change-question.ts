import { wasOpened, type BonusQuestion } from './bonus-question.ts';

/**
 * From this long before its opening on, what players choose from stays as it is, so that a change that was decided in
 * time is written before the first answer.
 */
export const FIXED_BEFORE_OPENING_MS = 5_000;
/**
 * An open question closes at the earliest this long after an operator moved its deadline: long enough for every save
 * that was decided by the old one, and for players to press the button.
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

/** The question after a change, with the same version; the very same one where nothing changes. */
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
 * Changes what an operator has written. Texts may be corrected at any time, the deadline until it is over; what players
 * choose from and what that brings is fixed from shortly before the opening on.
 * @param before null for a new question
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

/** Lets an open question close as soon as may be. */
export function close(question: BonusQuestion, now: number): Changed {
  if (!wasOpened(question, now)) return { problem: 'notOpen' };
  const deadline = now + CLOSING_MS;
  return { question: question.deadline <= deadline ? question : { ...question, deadline } };
}

/** @param right which options, by place from 0; none takes the resolution back */
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
