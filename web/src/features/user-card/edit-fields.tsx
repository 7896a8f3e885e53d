import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { EmailInput } from '../../components/email-input.tsx';
import { Field } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { Notice } from '../../components/notice.tsx';
import { GenderField } from '../../components/gender-field.tsx';
import { Select } from '../../components/select.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { refetchActive } from '../../lib/queries/active-queries.ts';
import { getSession } from '../../lib/session/session.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { texts } from './texts.ts';
import {
  RemovePictureDocument,
  SaveUserProfileDocument,
  type UserProfileQuery,
} from './user-profile.generated.ts';

type Profile = NonNullable<UserProfileQuery['userProfile']>;

interface EditFieldsProps {
  profile: Profile;
  countries: readonly string[];
  onDone: () => void;
  onCancel: () => void;
}

const { form: words } = texts;
const formOf = ({ gender, isLocked, adminInfo, ...profile }: Profile) => ({
  gender: gender as 'f' | 'm',
  firstname: profile.firstname,
  lastname: profile.lastname,
  email: profile.email,
  street: profile.street,
  zipCode: profile.zipCode,
  city: profile.city,
  country: profile.country,
  institution: profile.institution,
  hobbies: profile.hobbies,
  age: profile.age,
  isLocked,
  adminInfo: adminInfo ?? '',
  removePicture: false,
});

/** The operators' form. It sends only changed fields, so that the player's own changes meanwhile stay. */
export const EditFields = ({ profile, countries, onDone, onCancel }: EditFieldsProps) => {
  const [save] = useSafeMutation(SaveUserProfileDocument);
  const [removePicture] = useSafeMutation(RemovePictureDocument);
  const userId = profile.user.id;
  const initial = formOf(profile);
  const { element, form, set, bind, problems, failure, busy } = useForm({
    initial,
    draft: null,
    send: async ({ removePicture: isPictureGone, ...entered }) => {
      const changed = Object.entries(entered).filter(
        ([field, value]) => value !== initial[field as keyof typeof entered],
      );
      const steps = [
        () => changed.length && save({ input: { userId, ...Object.fromEntries(changed) } }),
        () => isPictureGone && removePicture({ input: { userId } }),
      ];
      for (const step of steps) {
        const { failure: failed = null } = (await step()) || {};
        if (failed) return failed;
      }
      await Promise.all(['UserProfile', 'UserCard'].map((name) => refetchActive(name)));
      onDone();
      return null;
    },
    then: 'leave',
  });
  type TextName = 'firstname' | 'lastname' | 'street' | 'zipCode' | 'city' | 'institution' | 'age';
  const text = (field: TextName, label: string) => (
    <Field label={label} error={problems[field]}>
      {(control) => <TextInput {...control} {...bind(field)} autoComplete="off" />}
    </Field>
  );
  return (
    <Form {...element}>
      <GenderField value={form.gender} onChange={(gender) => set('gender', gender)} error={problems.gender} />
      <div className="grid gap-4 xs:grid-cols-2">
        {text('firstname', words.firstname)}
        {text('lastname', words.lastname)}
      </div>
      <Field label={words.email} error={problems.email} hint={words.emailHint}>
        {(control) => <EmailInput {...control} {...bind('email')} />}
      </Field>
      {text('street', words.street)}
      <div className="grid gap-4 xs:grid-cols-[7rem_minmax(0,1fr)]">
        {text('zipCode', words.zipCode)}
        {text('city', words.city)}
      </div>
      <Field label={words.country} error={problems.country}>
        {(control) => (
          <Select {...control} value={form.country} onChange={(event) => set('country', event.target.value)}>
            <option value="">{words.noCountry}</option>
            {countries.map((country) => (
              <option key={country}>{country}</option>
            ))}
          </Select>
        )}
      </Field>
      <div className="grid gap-4 xs:grid-cols-[minmax(0,1fr)_7rem]">
        {text('institution', texts.institution)}
        {text('age', texts.age)}
      </div>
      <Field label={texts.hobbies} error={problems.hobbies}>
        {(control) => <TextArea {...control} {...bind('hobbies')} rows={3} />}
      </Field>
      <Field label={words.adminInfo} error={problems.adminInfo}>
        {(control) => <TextArea {...control} {...bind('adminInfo')} rows={3} maxCharacters={2000} />}
      </Field>
      {profile.user.pictureStamp && (
        <Checkbox
          label={words.removePicture}
          checked={form.removePicture}
          onChange={(event) => set('removePicture', event.target.checked)}
        />
      )}
      {userId !== getSession().user?.id && (
        <Checkbox
          label={words.locked}
          checked={form.isLocked}
          onChange={(event) => set('isLocked', event.target.checked)}
          error={problems.isLocked}
        />
      )}
      {failure && (
        <Notice tone="error" title={words.failed}>
          {failure.message}
        </Notice>
      )}
      {/* Sticky, because the form is longer than most screens. */}
      <div className="sticky -bottom-5 -mx-5 -mb-5 flex flex-wrap justify-end gap-2 max-sm:[&>button]:grow border-t border-line bg-surface px-5 py-3">
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" busy={busy}>
          {busy ? words.saving : words.save}
        </Button>
      </div>
    </Form>
  );
};
