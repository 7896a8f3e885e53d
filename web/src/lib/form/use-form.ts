import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type RefObject,
  type SubmitEvent,
} from 'react';
import { flushSync } from 'react-dom';
import type { Failure } from '../failure.ts';
import { useUnsaved } from '../save/unsaved.ts';

/** An input or a text area; other controls have no value that they were rendered with. */
interface Control {
  name: string;
  type: string;
  value: string;
  defaultValue: string;
  checked?: boolean;
  defaultChecked?: boolean;
}

const isControl = (element: object): element is Control => 'name' in element && 'defaultValue' in element;

/**
 * The values of a form that differ from those it was rendered with: entered in prerendered HTML before the app had taken it over, or by the
 * browser. Null without any.
 * @param fields by name, with the values they were rendered with
 */
export const enteredBefore = <Form extends object>(
  elements: Iterable<object> | undefined,
  fields: Form,
): Partial<Form> | null => {
  const entered: Record<string, string | boolean> = {};
  for (const control of elements ?? []) {
    if (!isControl(control) || !(control.name in fields) || control.type === 'file') continue;
    const { name, type, value, defaultValue, checked = false, defaultChecked = false } = control;
    if (type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue)
      entered[name] = type === 'checkbox' ? checked : value;
  }
  return Object.keys(entered).length > 0 ? (entered as Partial<Form>) : null;
};

/** German messages by field; a field that is right has none. */
export type Problems<Form> = Partial<Record<keyof Form, string>>;

interface FormOptions<Form> {
  /** The values before anything is entered; of stored things, the values that the server has by now. */
  initial: Form;
  /** Entered values of a form that this one takes the place of. */
  begun?: Partial<Form>;
  /** Keeps on the device what is entered, until it is sent (`lib/save/drafts.ts`); null where nothing is. */
  keep?: (entered: Partial<Form> | null) => void;
  check?: (form: Form) => Problems<Form>;
  /** Sends what is right; resolves to a failure, or to null when it worked. */
  send: (form: Form) => Promise<Failure | null>;
  /** After success: ready for the next entry, showing what is `initial` by then, or busy until the screen is gone. */
  then: 'clear' | 'leave';
}

type TextFields<Form> = { [Key in keyof Form]: Form[Key] extends string ? Key : never }[keyof Form] & string;

/** How sending went last. */
export type FormStatus = 'idle' | 'saving' | 'saved' | 'failed';

/** Props of `components/form.tsx`. */
export interface FormElement {
  ref: RefObject<HTMLFormElement | null>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  busy: boolean;
  /** Whether something else is entered than what stood there. */
  isUnsaved: boolean;
  status: FormStatus;
}

interface FormState<Form> {
  element: FormElement;
  form: Form;
  set: <Key extends keyof Form>(field: Key, value: Form[Key]) => void;
  /** For an input or a text area: its name, its value, and what to do when that changes. */
  bind: (field: TextFields<Form>) => {
    name: string;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };
  problems: Problems<Form>;
  /** A failure that belongs to no single field. */
  failure: Failure | null;
  busy: boolean;
  isUnsaved: boolean;
  submit: () => void;
}

const nothingWrong = {};

/** Checks on submit and from then on with every change; the first wrong field gets the focus. Entered values stay until they are sent. */
export const useForm = <Form extends object>(options: FormOptions<Form>): FormState<Form> => {
  const { initial, begun = {}, keep, check = () => nothingWrong as Problems<Form>, send, then } = options;
  const ref = useRef<HTMLFormElement>(null);
  const [entered, setEntered] = useState<Partial<Form>>(begun);
  const form = { ...initial, ...entered };
  const [submitted, setSubmitted] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<'idle' | 'saved' | 'failed'>('idle');
  const takeOver = useEffectEvent(() => {
    const before = enteredBefore(ref.current?.elements, initial);
    // Beside what its parts have taken over themselves.
    if (before) setEntered((now) => ({ ...before, ...now }));
  });
  useLayoutEffect(() => takeOver(), []);

  const failedField = failure && failure.field in form ? (failure.field as keyof Form) : null;
  const problems: Problems<Form> = {
    ...(submitted ? check(form) : {}),
    ...(failedField && failure ? ({ [failedField]: failure.message } as Problems<Form>) : {}),
  };

  const isUnsaved = Object.entries(entered).some(([field, value]) => value !== initial[field as keyof Form]);
  useUnsaved(isUnsaved, 'form');
  const keepNow = useEffectEvent(() => keep?.(isUnsaved ? entered : null));
  useEffect(() => keepNow(), [entered, isUnsaved]);

  const focusFirstProblem = (): void => {
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    // Of a group of controls the first that can be seen: an input for files is hidden behind its button.
    const control = wrong?.matches('fieldset')
      ? wrong.querySelector<HTMLElement>('input:not([hidden]), button')
      : wrong;
    control?.focus();
  };

  const submit = async (): Promise<void> => {
    if (busy) return;
    // Rendered at once: the focus goes to what is rendered as wrong.
    flushSync(() => {
      setSubmitted(true);
      setFailure(null);
    });
    // A field that says so itself (`components/text-input.tsx`).
    const isTooLong = ref.current?.querySelector('[data-too-long]');
    if (isTooLong || Object.keys(check(form)).length > 0) return focusFirstProblem();
    setBusy(true);
    setResult('idle');
    const failed = await send(form);
    if (!failed) keep?.(null);
    if (!failed && then === 'leave') return;
    flushSync(() => {
      setBusy(false);
      setFailure(failed);
      setResult(failed ? 'failed' : 'saved');
    });
    if (failed) return focusFirstProblem();
    setSubmitted(false);
    // Values that were entered since are still to be sent.
    setEntered(
      (now) =>
        Object.fromEntries(
          Object.entries(now).filter(([key, value]) => value !== form[key as keyof Form]),
        ) as Partial<Form>,
    );
  };

  const set: FormState<Form>['set'] = (field, value) => {
    setEntered((before) => ({ ...before, [field]: value }));
    if (failedField === field) setFailure(null);
  };

  const settled = result === 'saved' && isUnsaved ? 'idle' : result;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit();
  };
  return {
    element: { ref, onSubmit, busy, isUnsaved, status: busy ? 'saving' : settled },
    form,
    set,
    bind: (name) => ({
      name,
      value: form[name] as string,
      onChange: (event) => set(name, event.target.value as Form[typeof name]),
    }),
    problems,
    failure: failedField ? null : failure,
    busy,
    isUnsaved,
    submit: () => void submit(),
  };
};
