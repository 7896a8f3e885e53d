import { badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { safeHtml } from '@tippspiel/shared/platform/text/operator-html';
import { checkText, countVisible, requireText, skeletonOf } from '@tippspiel/shared/platform/text/plain-text';
import type { BonusPlace } from '../../domain/bonus/bonus-question.ts';
import type { BonusDraft } from '../../domain/bonus/change-question.ts';
import { bonusMessages as messages } from './messages.ts';

export type QuestionInput = {
  question: string;
  description: string;
  selections: readonly string[];
  points: number;
  place: BonusPlace;
  opensAt?: Date | null;
  deadline: Date;
};

const MAX_QUESTION = 2_000;
const MAX_DESCRIPTION = 10_000;
const MIN_OPTIONS = 2;
const MAX_OPTIONS = 20;
const MAX_OPTION = 200;
const MAX_POINTS = 100;

/** @throws AppError BAD_USER_INPUT */
export function readDraft({ place, opensAt, deadline, ...given }: QuestionInput): BonusDraft {
  const { points } = given;
  if (points < 1 || points > MAX_POINTS) throw badInput(messages.points(MAX_POINTS), 'points');
  return {
    question: readQuestion(given.question),
    description: readDescription(given.description),
    options: readOptions(given.selections),
    points,
    place,
    opensAt: opensAt?.getTime() ?? null,
    deadline: deadline.getTime(),
  };
}

function readQuestion(given: string): string {
  const html = safeHtml(readText(given, { max: MAX_QUESTION, field: 'question' }));
  // A question that only consists of tags has no visible text.
  if (!countVisible(html.replace(/<[^>]*>/g, ''))) throw badInput(messages.questionMissing, 'question');
  return html;
}

const readDescription = (given: string): string =>
  safeHtml(readText(given, { max: MAX_DESCRIPTION, field: 'description' }));

/** Empty if it has no visible text. */
function readText(given: string, { max, field }: { max: number; field: 'question' | 'description' }): string {
  const checked = checkText(given, { max, lines: true });
  if (checked.ok) return checked.text;
  if (checked.problem === 'missing') return '';
  const tooLong = field === 'question' ? messages.questionTooLong : messages.descriptionTooLong;
  throw badInput(checked.problem === 'tooLong' ? tooLong(max) : messages.textForbidden, field);
}

function readOptions(given: readonly string[]): string[] {
  if (given.length < MIN_OPTIONS || given.length > MAX_OPTIONS)
    throw badInput(messages.optionCount(MIN_OPTIONS, MAX_OPTIONS), 'selections');
  const options = given.map(readOption);
  if (new Set(options.map(skeletonOf)).size < options.length)
    throw badInput(messages.sameOption, 'selections');
  return options;
}

const readOption = (given: string): string =>
  requireText(given, { max: MAX_OPTION, lines: false }, messages.option(MAX_OPTION), 'selections');
