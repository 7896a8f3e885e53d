import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { Field } from '../../components/field.tsx';
import { DraftForm } from '../../components/draft-form.tsx';
import { SaveBar } from '../../components/save-bar.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { formatNumber } from '../../lib/text/format-number.ts';
import { useFormDraft } from '../../lib/form/use-form-draft.ts';
import { useSection } from '../../lib/form/use-section.ts';
import { checkCommon, countLetters, limits, trimmed, type CommonForm as Entered } from './check-profile.ts';
import { SaveCommonProfileDocument } from './profile.generated.ts';
import { GoalAlertFields } from './goal-alert-fields.tsx';
import type { SectionProps } from './section-props.ts';
import { texts } from './texts.ts';

const reminders = ([0, 8, 12, 24] as const).map((hours) => ({
  value: String(hours),
  label: texts.reminders[hours],
  title: texts.reminderTitle(hours),
}));

/** Converts hours to numbers. The form has them as texts. */
const withNumbers = ({ reminder, quietFrom, quietUntil, ...rest }: Partial<Entered>) => ({
  ...rest,
  ...(reminder !== undefined && { reminder: Number(reminder) }),
  ...(quietFrom !== undefined && { quietFrom: Number(quietFrom) }),
  ...(quietUntil !== undefined && { quietUntil: Number(quietUntil) }),
});

interface CommonFormProps extends SectionProps {
  /** Whether this server sends notifications. */
  hasGoalAlerts: boolean;
}

/** 'Allgemein': public information about the player, and the settings of reminders and goal alerts. */
export const CommonForm = ({ profile, saves, hasGoalAlerts }: CommonFormProps) => {
  const { institution, hobbies, age, reminder, goalAlert, quietFrom, quietUntil, isLocked } = profile;
  const [save] = useSafeMutation(SaveCommonProfileDocument);
  const { element, bind, form, set, problems, outcome } = useSection<Entered>({
    draft: useFormDraft('profile common'),
    name: 'common',
    saves,
    check: checkCommon,
    initial: {
      institution,
      hobbies,
      age,
      reminder: String(reminder),
      goalAlert,
      quietFrom: String(quietFrom),
      quietUntil: String(quietUntil),
    },
    send: async (_entered, changed) => {
      const input = withNumbers(trimmed(changed));
      return (await save({ input })).failure;
    },
  });
  const counter = texts.counter(formatNumber(countLetters(form.hobbies)), formatNumber(limits.hobbies));
  return (
    <SectionCard title={texts.common} lead={texts.commonLead}>
      <DraftForm {...element} className="grid gap-5">
        <Field label={texts.institution} error={problems.institution}>
          {(control) => (
            <TextInput
              {...control}
              {...bind('institution')}
              autoComplete="organization"
              maxCharacters={limits.institution}
            />
          )}
        </Field>
        <Field label={texts.hobbies} hint={counter} error={problems.hobbies}>
          {(control) => <TextArea {...control} {...bind('hobbies')} rows={3} />}
        </Field>
        <Field label={texts.age} error={problems.age}>
          {(control) => (
            <TextInput
              {...control}
              {...bind('age')}
              autoComplete="off"
              maxCharacters={limits.age}
              className="max-w-40"
            />
          )}
        </Field>
        <div className="grid max-w-md gap-1.5">
          <Segmented
            full
            label={texts.reminder}
            showLabel
            value={form.reminder}
            onChange={(hours) => set('reminder', hours)}
            options={reminders}
          />
          <p className="text-sm text-ink-2">{texts.reminderHint}</p>
        </div>
        {hasGoalAlerts && <GoalAlertFields form={form} set={set} />}
        <SaveBar outcome={outcome} disabled={isLocked} />
      </DraftForm>
    </SectionCard>
  );
};
