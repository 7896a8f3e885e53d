import { useState } from 'react';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { BothStates } from '../../components/both-states.tsx';
import { Field } from '../../components/field.tsx';
import { DraftForm } from '../../components/draft-form.tsx';
import { SaveFailure } from '../../components/save-failure.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { refetchActive } from '../../lib/queries/active-queries.ts';
import { serverNow } from '../../lib/time/server-clock.ts';
import type { Edit } from '../../lib/form/use-edit.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { SaveBonusQuestionDocument, type AdminQuestionFragment } from './admin-bonus.generated.ts';
import { check, differences, formOf, toInput, type QuestionForm } from './question-form.ts';
import { texts } from './texts.ts';

interface QuestionFieldsProps {
  edit: Edit<AdminQuestionFragment>;
  onDone: () => void;
}

const places = Object.entries(texts.places).map(([value, label]) => ({ value, label }));

export const QuestionFields = ({ edit, onDone }: QuestionFieldsProps) => {
  const { thing: question, current, version, draft, settle } = edit;
  const [initial] = useState(() => formOf(question, serverNow()));
  const [mutate] = useSafeMutation(SaveBonusQuestionDocument);
  const isSettled = question !== null && !['DRAFT', 'PLANNED'].includes(question.state);
  const isClosed = isSettled && question.state !== 'OPEN';
  const { element, bind, form, set, problems, failure } = useForm<QuestionForm>({
    initial,
    draft,
    check,
    send: async (entered) => {
      const input = toInput(entered, question, { version, key: draft.key });
      const { failure: failed } = await mutate({ input });
      if (failed?.code === 'CONFLICT') await refetchActive('AdminBonus');
      settle(failed);
      if (failed) return failed;
      onDone();
      void refetchActive('AdminBonus');
      return null;
    },
    then: 'leave',
  });
  return (
    <DraftForm {...element}>
      <SaveFailure failure={failure} onLoadAnew={edit.loadAnew}>
        <BothStates rows={differences(formOf(current, serverNow()), form)} />
      </SaveFailure>
      <Field label={texts.question} hint={texts.questionHint} error={problems.question}>
        {(control) => (
          <TextArea {...control} {...bind('question')} autoFocus rows={2} maxCharacters={2_000} />
        )}
      </Field>
      <Field label={texts.description} error={problems.description} optional>
        {(control) => <TextArea {...control} {...bind('description')} rows={3} maxCharacters={10_000} />}
      </Field>
      <Field
        label={texts.options}
        hint={isSettled ? texts.optionsFixed : texts.optionsHint}
        error={problems.selections}
      >
        {(control) => <TextArea {...control} {...bind('selections')} rows={4} readOnly={isSettled} />}
      </Field>
      <div className="grid gap-4 sm:grid-cols-[120px_minmax(0,1fr)]">
        <Field label={texts.pointsLabel} error={problems.points}>
          {(control) => (
            <TextInput
              {...control}
              {...bind('points')}
              inputMode="numeric"
              maxLength={3}
              readOnly={isSettled}
            />
          )}
        </Field>
        <SelectField
          label={texts.placeLabel}
          error={problems.place}
          options={places}
          value={form.place}
          onChange={(place) => set('place', place as QuestionForm['place'])}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label={texts.opensAt}
          hint={isSettled ? undefined : texts.opensAtHint}
          error={problems.opensAt}
          optional={!isSettled}
        >
          {(control) => (
            <TextInput {...control} {...bind('opensAt')} type="datetime-local" readOnly={isSettled} />
          )}
        </Field>
        <Field label={texts.deadline} error={problems.deadline}>
          {(control) => (
            <TextInput {...control} {...bind('deadline')} type="datetime-local" readOnly={isClosed} />
          )}
        </Field>
      </div>
    </DraftForm>
  );
};
