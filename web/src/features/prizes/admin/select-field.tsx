import { Field } from '../../../components/field.tsx';
import { Select } from '../../../components/select.tsx';
import { texts } from '../texts.ts';

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

/** A select field without an initial choice. */
export const SelectField = ({ label, error, options, value, onChange, none, disabled }: SelectFieldProps) => (
  <Field label={label} error={error}>
    {(control) => (
      <Select
        {...control}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
      >
        {!value && <option value="">{options.length || !none ? texts.choose : none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
