import { createContext, use, useLayoutEffect, type ReactNode } from 'react';
import type { FormElement } from '../lib/form/use-form.ts';

export type FormState = Pick<FormElement, 'busy' | 'isUnsaved' | 'status'>;

export const idleForm: FormState = { busy: false, isUnsaved: false, status: 'idle' };

/** A dialog around a form: its buttons send the form, and it asks before it closes over an unsaved one. */
export const FormFrame = createContext<{ formId?: string; onState: (state: FormState) => void } | null>(null);

interface FormProps extends FormElement {
  /** For a form that works before the app is there. */
  method?: 'post';
  className?: string;
  children: ReactNode;
}

/** The `element` of `useForm`, on a page or in a dialog. */
export const Form = ({
  ref,
  onSubmit,
  busy,
  isUnsaved,
  status,
  className = 'grid gap-4',
  ...rest
}: FormProps) => {
  const frame = use(FormFrame);
  const onState = frame?.onState;
  // Before anything else can happen: a key that closes the dialog asks by this.
  useLayoutEffect(() => {
    onState?.({ busy, isUnsaved, status });
    return () => onState?.(idleForm);
  }, [onState, busy, isUnsaved, status]);
  return <form ref={ref} id={frame?.formId} noValidate onSubmit={onSubmit} className={className} {...rest} />;
};
