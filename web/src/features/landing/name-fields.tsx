import { Field } from '../../components/field.tsx';
import { TextInput } from '../../components/text-input.tsx';
import type { Problems, useForm } from '../../lib/form/use-form.ts';
import { texts } from './texts.ts';
import { limits, type RegisterForm } from './validate.ts';

type Names = Pick<RegisterForm, 'firstname' | 'lastname'>;

interface NameFieldsProps {
  bind: (name: keyof Names) => ReturnType<ReturnType<typeof useForm<Names>>['bind']>;
  problems: Problems<Names>;
}

export const NameFields = ({ bind, problems }: NameFieldsProps) => (
  <div className="grid gap-4 grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]">
    <Field label={texts.firstname} error={problems.firstname}>
      {(control) => (
        <TextInput
          {...control}
          {...bind('firstname')}
          autoComplete="given-name"
          maxCharacters={limits.firstname}
        />
      )}
    </Field>
    <Field label={texts.lastname} error={problems.lastname}>
      {(control) => (
        <TextInput
          {...control}
          {...bind('lastname')}
          autoComplete="family-name"
          maxCharacters={limits.lastname}
        />
      )}
    </Field>
  </div>
);
