import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { Field } from '../../components/field.tsx';
import { DraftForm } from '../../components/draft-form.tsx';
import { SaveBar } from '../../components/save-bar.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { GenderField } from '../../components/gender-field.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { useFormDraft } from '../../lib/form/use-form-draft.ts';
import { useSection } from '../../lib/form/use-section.ts';
import { checkContact, limits, trimmed, type ContactForm as Entered } from './check-profile.ts';
import { SaveContactProfileDocument, CountryNamesDocument } from './profile.generated.ts';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';
import { usePolled } from '../../apollo/use-polled.ts';
import { Combobox } from '../../components/combobox.tsx';

/** The text fields, side by side if there is room. */
const fields = [
  { field: 'firstname', autoComplete: 'given-name' },
  { field: 'lastname', autoComplete: 'family-name' },
  { field: 'street', autoComplete: 'address-line1', wide: true },
  { field: 'zipCode', autoComplete: 'postal-code' },
  { field: 'city', autoComplete: 'address-level2' },
] as const;

/** 'Kontaktdaten': the player's names, and the address for prizes. */
export const ContactForm = ({ profile, saves }: SectionProps) => {
  const { gender, firstname, lastname, street, zipCode, city, country, isLocked } = profile;
  const [save] = useSafeMutation(SaveContactProfileDocument);
  const { element, bind, form, set, problems, outcome } = useSection<Entered>({
    draft: useFormDraft('profile contact'),
    name: 'contact',
    saves,
    check: checkContact,
    initial: { gender, firstname, lastname, street, zipCode, city, country },
    send: async (_entered, changed) => (await save({ input: trimmed(changed) })).failure,
  });
  return (
    <SectionCard title={texts.contact} lead={texts.contactLead}>
      <DraftForm {...element} className="grid gap-5">
        <GenderField value={form.gender} onChange={(value) => set('gender', value)} error={problems.gender} />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          {fields.map(({ field, autoComplete, ...look }) => (
            <div key={field} className={'wide' in look ? 'sm:col-span-2' : undefined}>
              <Field label={texts[field]} error={problems[field]}>
                {(control) => (
                  <TextInput
                    {...control}
                    {...bind(field)}
                    autoComplete={autoComplete}
                    maxCharacters={limits[field]}
                  />
                )}
              </Field>
            </div>
          ))}
          <div className="sm:col-span-2">
            <CountryField
              value={form.country}
              onChange={(value) => set('country', value)}
              error={problems.country}
            />
          </div>
        </div>
        <SaveBar outcome={outcome} disabled={isLocked} />
      </DraftForm>
    </SectionCard>
  );
};

interface CountryFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

/** 'Land'. It loads the list of countries when it is rendered, and shows the current country meanwhile. */
const CountryField = ({ value, onChange, error }: CountryFieldProps) => {
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
          autoComplete="country-name"
        />
      )}
    </Field>
  );
};
