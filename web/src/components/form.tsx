import { createContext, Fragment, use, useLayoutEffect, type ReactNode } from 'react';
import type { FormElement } from '../lib/form/use-form.ts';
import { lazyPart } from './lazy.tsx';

const UnsavedQuestion = lazyPart(async () => (await import('./unsaved-question.tsx')).UnsavedQuestion, {
  silent: true,
});

export type FormState = Pick<FormElement, 'busy' | 'isUnsaved' | 'status' | 'place'>;

export const idleForm: FormState = { busy: false, isUnsaved: false, status: 'idle', place: undefined };

/** Connects a form with its dialog: the dialog's buttons submit the form, and closing asks about unsaved input. */
export const FormFrame = createContext<{ formId?: string; onState: (state: FormState) => void } | null>(null);

interface FormProps extends Omit<FormElement, 'restored' | 'discard'> {
  /** Shown above the fields. */
  note?: ReactNode;
  /** For a form on a screen that has no draft: asks before another screen discards its values. */
  asks?: boolean;
  /** For a form that works before hydration. */
  method?: 'post';
  className?: string;
  children: ReactNode;
}

/** Renders the `element` of `useForm`, on a page or in a dialog; with a draft use `DraftForm`. */
export const Form = ({
  ref,
  onSubmit,
  busy,
  isUnsaved,
  status,
  place,
  round,
  note,
  asks,
  method,
  className = 'grid gap-4',
  children,
}: FormProps) => {
  const frame = use(FormFrame);
  const onState = frame?.onState;
  // Runs before any further event, because a key that closes the dialog needs this state.
  useLayoutEffect(() => {
    onState?.({ busy, isUnsaved, status, place });
    return () => onState?.(idleForm);
  }, [onState, busy, isUnsaved, status, place]);
  return (
    <form ref={ref} id={frame?.formId} method={method} noValidate onSubmit={onSubmit} className={className}>
      {note}
      {asks && isUnsaved && !busy && <UnsavedQuestion />}
      <Fragment key={round}>{children}</Fragment>
    </form>
  );
};
