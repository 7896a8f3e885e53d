import { fromBerlinInput, toBerlinInput } from '../../lib/time/berlin-time.ts';
import type { Problems } from '../../lib/form/use-form.ts';
import { comparing, type ConflictRow } from '../../components/conflict-row.ts';
import type { SaveBonusQuestionInput } from '../../generated/schema.ts';
import type { AdminQuestionFragment } from './admin-bonus.generated.ts';
import { texts } from './texts.ts';

/** The form's values. Their names match the fields in the server's errors. */
export interface QuestionForm {
  question: string;
  description: string;
  /** One per line. */
  selections: string;
  points: string;
  place: AdminQuestionFragment['place'];
  opensAt: string;
  deadline: string;
}

const DEFAULT_POINTS = 3;
const DAY_MS = 24 * 3_600_000;

/** @param now by the server's clock; a new question closes a day later by default */
export const formOf = (question: AdminQuestionFragment | null, now: number): QuestionForm => ({
  question: question?.question ?? '',
  description: question?.description ?? '',
  selections: question?.selections.map(({ selection }) => selection).join('\n') ?? '',
  points: String(question?.points ?? DEFAULT_POINTS),
  place: question?.place ?? 'TABELLE',
  opensAt: question?.opensAt ? toBerlinInput(question.opensAt) : '',
  deadline: toBerlinInput(question?.deadline ?? now + DAY_MS),
});

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export const check = ({
  question,
  selections,
  points,
  opensAt,
  deadline,
}: QuestionForm): Problems<QuestionForm> => {
  const count = linesOf(selections).length;
  return {
    ...(!question.trim() && { question: texts.problems.question }),
    ...((count < 2 || count > 20) && { selections: texts.problems.options }),
    ...(!/^([1-9]\d?|100)$/.test(points) && { points: texts.problems.points }),
    ...(opensAt && !fromBerlinInput(opensAt) && { opensAt: texts.problems.time }),
    ...(!fromBerlinInput(deadline) && { deadline: texts.problems.time }),
  };
};

/** Keeps the stored instant if its field is unchanged, because the field has no seconds. */
const instant = (text: string, known: string | null | undefined): string | null =>
  known && toBerlinInput(known) === text ? known : fromBerlinInput(text);

/** @param key identifies a new question; it stays the same each time this form is sent */
export const toInput = (
  form: QuestionForm,
  known: AdminQuestionFragment | null,
  { version, key }: { version: number; key: string },
): SaveBonusQuestionInput => ({
  id: known?.id ?? 0,
  ...(!known && { key }),
  version,
  question: form.question,
  description: form.description,
  selections: linesOf(form.selections),
  points: Number(form.points),
  place: form.place,
  opensAt: instant(form.opensAt, known?.opensAt),
  deadline: instant(form.deadline, known?.deadline) ?? '',
});

/** Compares the values that somebody else has saved with those entered here, as readable text. */
export const differences = (theirs: QuestionForm, own: QuestionForm): ConflictRow[] => {
  const row = comparing(theirs, own);
  const moment = (text: string): string => text.replace('T', ' ');
  return [
    row(texts.question, ({ question }) => question),
    row(texts.description, ({ description }) => description),
    row(texts.options, ({ selections }) => selections),
    row(texts.pointsLabel, ({ points }) => points),
    row(texts.placeLabel, ({ place }) => texts.places[place]),
    row(texts.opensAt, ({ opensAt }) => moment(opensAt)),
    row(texts.deadline, ({ deadline }) => moment(deadline)),
  ];
};
