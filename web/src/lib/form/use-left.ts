import { useState, type FocusEvent } from 'react';
import type { Problems } from './use-form.ts';

interface Left<Form> {
  /** Problems of the filled fields that were left, before the form is sent. */
  leftProblems: Problems<Form>;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
}

/** Tracks which fields were left, for forms whose button waits until all are valid. */
export const useLeft = <Form extends object>(
  form: Form,
  check: (form: Form) => Problems<Form>,
): Left<Form> => {
  const [left, setLeft] = useState<readonly string[]>([]);
  const wrong = Object.entries(check(form)).filter(
    ([field]) => left.includes(field) && form[field as keyof Form] !== '',
  );
  return {
    leftProblems: Object.fromEntries(wrong) as Problems<Form>,
    onBlur: ({ target }) => setLeft((before) => [...before, target.name]),
  };
};
