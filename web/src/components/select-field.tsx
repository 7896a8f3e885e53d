import { Field } from './field.tsx';
import { Select } from './select.tsx';

const texts = { choose: 'Bitte wählen' };

interface SelectFieldProps {
  label: string;
  error?: string | undefined;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  /** The text without options. */
  none?: string;
  disabled?: boolean;
}

/** A select field; without a known value it asks to choose. */
export const SelectField = ({ label, error, options, value, onChange, none, disabled }: SelectFieldProps) => {
  // A restored one may be over: the browser would show the first option in its place.
  const isKnown = options.some((option) => option.value === value);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select
          {...control}
          value={isKnown ? value : ''}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value)}
        >
          {!isKnown && <option value="">{options.length || !none ? texts.choose : none}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};
