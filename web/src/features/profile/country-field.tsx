import { usePolled } from '../../apollo/use-polled.ts';
import { Combobox } from '../../components/combobox.tsx';
import { Field } from '../../components/field.tsx';
import { CountryNamesDocument } from './profile.generated.ts';
import { texts } from './texts.ts';

interface CountryFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** 'Land': asks for the list when it is rendered; until it is there the present one can be read. */
export const CountryField = ({ value, onChange, error }: CountryFieldProps) => {
  const { data } = usePolled(CountryNamesDocument);
  return (
    <Field label={texts.country} hint={texts.countryHint} error={error}>
      {(control) => (
        <Combobox
          {...control}
          listLabel={texts.countries}
          options={data?.countries ?? []}
          value={value}
          onChange={onChange}
          autoComplete="off"
          aria-required
        />
      )}
    </Field>
  );
};
