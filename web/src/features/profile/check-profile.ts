import type { GoalAlert } from '../../generated/schema.ts';
import { charactersOf } from '../../lib/text/characters.ts';
import { formatNumber } from '../../lib/text/format-number.ts';
import type { Problems } from '../../lib/form/use-form.ts';
import { texts } from './texts.ts';

/** Limits of the specification, chapter 9. Those of hobbies and age are the server's. */
export const limits = {
  institution: 200,
  hobbies: 1000,
  age: 20,
  firstname: 200,
  lastname: 500,
  street: 200,
  zipCode: 20,
  city: 100,
};

export interface CommonForm {
  institution: string;
  hobbies: string;
  age: string;
  /** Hours, as text: 0, 8, 12 or 24. */
  reminder: string;
  goalAlert: GoalAlert;
  /** Hours of the day as text. Equal hours mean no quiet time. */
  quietFrom: string;
  quietUntil: string;
}

export interface ContactForm {
  gender: string;
  firstname: string;
  lastname: string;
  street: string;
  zipCode: string;
  city: string;
  country: string;
}

const { errors } = texts;

/** Counts characters as the server does, not UTF-16 code units. */
export const countLetters = (text: string): number => charactersOf(text.trim()).length;

const tooLong = <Form extends object>(form: Form): Problems<Form> =>
  Object.fromEntries(
    Object.entries(limits)
      .filter(([field, max]) => countLetters(String(form[field as keyof Form] ?? '')) > max)
      .map(([field, max]) => [field, errors.tooLong(formatNumber(max))]),
  ) as Problems<Form>;

export const checkCommon = (form: CommonForm): Problems<CommonForm> => tooLong(form);

export const checkContact = (form: ContactForm): Problems<ContactForm> => ({
  ...tooLong(form),
  ...(form.firstname.trim() ? {} : { firstname: errors.firstname }),
  ...(form.lastname.trim() ? {} : { lastname: errors.lastname }),
});

/** Trims every text (specification, chapter 5). */
export const trimmed = <Form extends object>(form: Form): Form =>
  Object.fromEntries(Object.entries(form).map(([field, value]) => [field, (value as string).trim()])) as Form;

/** 1 to 4. Any other parameter means the first tab (specification, chapter 2). */
export const tabOf = (param: string | undefined): number => (/^[1-4]$/.test(param ?? '') ? Number(param) : 1);
