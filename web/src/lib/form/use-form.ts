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
import { getViewer } from '../session/session.ts';
import type { FormDraft } from './use-form-draft.ts';

/** An input or a text area; other controls have no default value. */
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
 * Values that the player or the browser entered into prerendered HTML before hydration; null without any.
 * @param fields by name, with their default values
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

/** German messages by field; a valid field has none. */
export type Problems<Form> = Partial<Record<keyof Form, string>>;

interface FormOptions<Form> {
  /** The values before any entry; for stored objects the latest values of the server. */
  initial: Form;
  /** `useFormDraft(place)`; null if the values must not be stored on the device. */
  draft: FormDraft | null;
  /** Values that are entered at the start, whatever a draft has for their fields. */
  begun?: Partial<Form>;
  check?: (form: Form) => Problems<Form>;
  /** Sends valid values; resolves to a failure, or to null right after success, which drops the draft. */
  send: (form: Form) => Promise<Failure | null>;
  /** After success 'clear' shows `initial` again; 'leave' stays busy until the screen is gone. */
  then: 'clear' | 'leave';
}

type TextFields<Form> = { [Key in keyof Form]: Form[Key] extends string ? Key : never }[keyof Form] & string;

/** The result of the latest submit. */
export type FormStatus = 'idle' | 'saving' | 'saved' | 'failed';

/** Props of `components/form.tsx`. */
export interface FormElement {
  ref: RefObject<HTMLFormElement | null>;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  busy: boolean;
  /** Whether any value differs from the initial one. */
  isUnsaved: boolean;
  status: FormStatus;
  /** Place of its draft. */
  place: string | undefined;
  /** The form shows a draft of an earlier page load. */
  restored: { isOutdated: boolean; isVersioned: boolean } | null;
  discard: () => void;
  /** How often the values were discarded. */
  round: number;
}

interface FormState<Form> {
  element: FormElement;
  form: Form;
  set: <Key extends keyof Form>(field: Key, value: Form[Key]) => void;
  /** Props of an input or a text area. */
  bind: (field: TextFields<Form>) => {
    name: string;
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  };
  problems: Problems<Form>;
  /** A failure without a field. */
  failure: Failure | null;
  busy: boolean;
  isUnsaved: boolean;
  submit: () => void;
}

const nothingWrong = {};

/** The device never stores such a field, and nothing of its form while it is filled in. */
const isSecret = ([field, value]: [string, unknown]): boolean => /password/i.test(field) && Boolean(value);

/**
 * Validates on submit, and from then on with every change; the first invalid field gets the focus. Values stay until
 * they are sent.
 */
export const useForm = <Form extends object>(options: FormOptions<Form>): FormState<Form> => {
  const { initial, draft, begun, check = () => nothingWrong as Problems<Form>, send, then } = options;
  const ref = useRef<HTMLFormElement>(null);
  const [entered, setEntered] = useState<Partial<Form>>({ ...draft?.restored?.entered, ...begun });
  const form = { ...initial, ...entered };
  const [submitted, setSubmitted] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<'idle' | 'saved' | 'failed'>('idle');
  const [round, setRound] = useState(0);
  const takeOver = useEffectEvent(() => {
    const before = enteredBefore(ref.current?.elements, initial);
    // Parts of the form may have taken over some values themselves.
    if (before) setEntered((now) => ({ ...before, ...now }));
  });
  useLayoutEffect(() => takeOver(), []);

  const failedField = failure && failure.field in form ? (failure.field as keyof Form) : null;
  const problems: Problems<Form> = {
    ...(submitted ? check(form) : {}),
    ...(failedField && failure ? ({ [failedField]: failure.message } as Problems<Form>) : {}),
  };

  const changed = Object.entries(entered).filter(([field, value]) => value !== initial[field as keyof Form]);
  const isUnsaved = changed.length > 0;
  const isKept = draft && !changed.some(isSecret);
  // Not for visitors: browsers fill in their forms by themselves.
  useUnsaved(isUnsaved, 'form', { asks: !isKept && !busy && getViewer() > 0 });
  const keepNow = useEffectEvent(() => draft?.keep(isKept ? Object.fromEntries(changed) : {}, initial));
  useEffect(() => keepNow(), [entered, changed.length]);

  const focusFirstProblem = (): void => {
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    // The first visible control of a group: an input for files is hidden behind its button.
    const control = wrong?.matches('fieldset')
      ? wrong.querySelector<HTMLElement>('input:not([hidden]), button')
      : wrong;
    control?.focus();
  };

  const submit = async (): Promise<void> => {
    if (busy) return;
    // Rendered synchronously: the focus needs the field in its invalid state.
    flushSync(() => {
      setSubmitted(true);
      setFailure(null);
    });
    // `components/text-input.tsx` marks such a field.
    const isTooLong = ref.current?.querySelector('[data-too-long]');
    if (isTooLong || Object.keys(check(form)).length > 0) return focusFirstProblem();
    setBusy(true);
    setResult('idle');
    const failed = await send(form);
    const isOver = failed && ['LOCKED', 'NOT_FOUND'].includes(failed.code) && !(failed.field in form);
    if (!failed || isOver) draft?.drop();
    if (!failed && then === 'leave') return;
    flushSync(() => {
      setBusy(false);
      setFailure(failed);
      setResult(failed ? 'failed' : 'saved');
    });
    if (failed) return focusFirstProblem();
    setSubmitted(false);
    // Values that were entered during the request are still unsent.
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

  const discard = (): void => {
    if (draft?.loadAnew) return draft.loadAnew();
    draft?.drop();
    setEntered({});
    setSubmitted(false);
    setFailure(null);
    setResult('idle');
    setRound(round + 1);
  };

  const settled = result === 'saved' && isUnsaved ? 'idle' : result;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void submit();
  };
  return {
    element: {
      ...{ ref, onSubmit, busy, isUnsaved, status: busy ? 'saving' : settled },
      ...{ place: draft?.place, discard, round },
      restored:
        draft?.restored && isUnsaved
          ? { isOutdated: draft.isOutdated(initial), isVersioned: draft.loadAnew !== undefined }
          : null,
    },
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
