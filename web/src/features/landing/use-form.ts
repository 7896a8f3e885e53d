import { useRef, useState, type SubmitEvent, type RefObject } from 'react';
import type { Failure } from '../../apollo/errors.ts';
import type { Problems } from './validate.ts';

interface FormOptions<Form> {
  initial: Form;
  check: (form: Form) => Problems<Form>;
  /** Sends what is right; resolves to a failure, or to null when it worked. */
  send: (form: Form) => Promise<Failure | null>;
}

interface FormState<Form> {
  ref: RefObject<HTMLFormElement | null>;
  form: Form;
  set: <Key extends keyof Form>(field: Key, value: Form[Key]) => void;
  problems: Problems<Form>;
  /** A failure that belongs to no single field. */
  failure: Failure | null;
  busy: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** Checks on submit and from then on with every change; the first wrong field gets the focus. */
export const useForm = <Form extends object>({
  initial,
  check,
  send,
}: FormOptions<Form>): FormState<Form> => {
  const ref = useRef<HTMLFormElement>(null);
  const [form, setForm] = useState(initial);
  const [submitted, setSubmitted] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);

  const failedField = failure && failure.field in form ? (failure.field as keyof Form) : null;
  const problems: Problems<Form> = {
    ...(submitted ? check(form) : {}),
    ...(failedField && failure ? ({ [failedField]: failure.message } as Problems<Form>) : {}),
  };

  const focusFirstProblem = (): void =>
    void requestAnimationFrame(() => {
      const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid=true]');
      (wrong?.matches('fieldset') ? wrong.querySelector('input') : wrong)?.focus();
    });

  const submit = async (): Promise<void> => {
    setSubmitted(true);
    setFailure(null);
    if (Object.keys(check(form)).length > 0) return focusFirstProblem();
    setBusy(true);
    const failed = await send(form);
    // After success the page is loaded anew: the button stays busy until then.
    if (!failed) return;
    setBusy(false);
    setFailure(failed);
    focusFirstProblem();
  };

  return {
    ref,
    form,
    set: (field, value) => {
      setForm((before) => ({ ...before, [field]: value }));
      if (failedField === field) setFailure(null);
    },
    problems,
    failure: failedField ? null : failure,
    busy,
    onSubmit: (event) => {
      event.preventDefault();
      if (!busy) void submit();
    },
  };
};
