import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import { FieldError } from './field-error.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
  error?: ReactNode;
}

export const Checkbox = ({ label, error, className, ...rest }: CheckboxProps) => {
  const errorId = useId();
  return (
    <div className={className}>
      <label className="flex min-h-11 items-center gap-3 py-1">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="size-[1.25rem] flex-none"
        />
        <span className={cx('min-w-0', error && 'text-live')}>{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
};
