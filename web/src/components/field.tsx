import { useId, type ReactNode } from 'react';
import { FieldError } from './field-error.tsx';

interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  /** Shown before the player types. */
  hint?: ReactNode;
  /** The problem, in German; replaces the hint. */
  error?: ReactNode;
  /** Adds '(freiwillig)' or the given word. Fields without it are required. */
  optional?: boolean | string;
  children: (control: FieldControl) => ReactNode;
}

/** Label, hint and error of one input; spread the `control` argument into it. */
export const Field = ({ label, hint, error, optional, children }: FieldProps) => {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optional && (
          <span className="font-normal text-ink-2"> ({optional === true ? 'freiwillig' : optional})</span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': error || hint ? noteId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && <FieldError id={noteId}>{error}</FieldError>}
      {!error && hint && (
        <p id={noteId} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
    </div>
  );
};
