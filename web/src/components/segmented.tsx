import { useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { cx } from '../lib/class-names.ts';
import { FieldError } from './field-error.tsx';

interface SegmentedProps<Value extends string> {
  /** Names the group for screen readers; visible with showLabel. */
  label: string;
  showLabel?: boolean;
  value: Value | '';
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode; title?: string }[];
  /** Uses the full width, with smaller text on phones. Options stack only if text is enlarged. */
  full?: boolean;
  error?: ReactNode;
}

/** A few exclusive choices side by side: radio buttons that look like one switch. */
export const Segmented = <Value extends string>(props: SegmentedProps<Value>) => {
  const { label, showLabel, value, onChange, options, full, error } = props;
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const takeOver = useEffectEvent(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    if (chosen !== undefined && chosen !== value) onChange(chosen as Value);
  });
  // Reports a choice that was made before hydration.
  useLayoutEffect(() => takeOver(), []);
  return (
    <fieldset
      ref={group}
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      className="m-0 min-w-0 border-0 p-0"
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend className={showLabel ? 'mb-1.5 text-sm font-semibold' : 'sr-only'}>{label}</legend>
      <div className={full ? '@container' : undefined}>
        <div
          className={cx(
            'max-w-full flex-wrap gap-1 rounded-xl bg-surface-3 p-1',
            full ? 'flex @max-[15rem]:flex-col' : 'inline-flex',
            error && 'ring-1 ring-live',
          )}
        >
          {options.map((option) => (
            <label
              key={option.value}
              title={option.title}
              className={cx(
                'relative inline-flex min-h-9 flex-auto items-center justify-center rounded-full font-semibold',
                'has-checked:bg-raised has-checked:ring-1 has-focus-visible:outline-3 has-focus-visible:outline-ring',
                full ? 'min-w-0 px-1 text-center text-xs leading-tight xs:text-sm' : 'min-w-11 px-4 text-sm',
              )}
            >
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={value === option.value}
                onChange={() => onChange(option.value)}
                // Extends to the edge of the switch: 44 px for a finger.
                className="absolute -inset-y-1 inset-x-0 h-11 w-full cursor-pointer opacity-0"
              />
              {option.label}
            </label>
          ))}
        </div>
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${name}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
};
