import { useState } from 'react';
import { useSafeMutation } from '../../../apollo/use-safe-mutation.ts';
import { BothStates } from '../../../components/both-states.tsx';
import { Field } from '../../../components/field.tsx';
import { DraftForm } from '../../../components/draft-form.tsx';
import { PictureField, usePendingPicture } from '../../../game/picture-field.tsx';
import { SaveFailure } from '../../../components/save-failure.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import { refetchActive } from '../../../lib/queries/active-queries.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import type { Edit } from '../../../lib/form/use-edit.ts';
import { useForm } from '../../../lib/form/use-form.ts';
import {
  SavePrizeDocument,
  type AdminPrizeFragment,
  type PrizeMatchesQuery,
} from './admin-prizes.generated.ts';
import { SelectField } from '../../../components/select-field.tsx';
import { check, differences, formOf, toInput, type PrizeForm } from './prize-form.ts';
import { PrizeWhen } from './prize-when.tsx';
import { adminTexts } from './texts.ts';

/** The ratio of width to height that the cards show. */
const RATIO = 3 / 2;

/** The values that are final a minute before the last kick-off. A draft from before cannot change them. */
const fixedOf = ({ mode, date, fromMatchId, toMatchId, winnerCount }: PrizeForm) => ({
  ...{ mode, date, fromMatchId, toMatchId, winnerCount },
});

interface PrizeFieldsProps {
  edit: Edit<AdminPrizeFragment>;
  known: PrizeMatchesQuery;
  onDone: () => void;
}

export const PrizeFields = ({ edit, known, onDone }: PrizeFieldsProps) => {
  const { thing: prize, current, version, draft, settle } = edit;
  const [initial] = useState(() => formOf(prize));
  const [now] = useState(serverNow);
  const [mutate] = useSafeMutation(SavePrizeDocument);
  const picture = usePendingPicture();
  const isFixed = prize !== null && now >= Date.parse(prize.drawing.committedUntil);
  const { element, bind, form, set, problems, failure, isUnsaved } = useForm<PrizeForm>({
    initial,
    draft,
    begun: isFixed ? fixedOf(initial) : {},
    check: (entered) => check(entered, picture.problem),
    send: async (entered) => {
      const { failure: failed } = await mutate({
        input: toInput(entered, { id: prize?.id ?? 0, version, key: draft.key }),
      });
      if (failed?.code === 'CONFLICT') await refetchActive('AdminPrizes');
      settle(failed);
      if (failed) return failed;
      onDone();
      void refetchActive('AdminPrizes');
      return null;
    },
    then: 'leave',
  });
  const kinds = known.tournament.prizeKinds.map((kind) => ({ value: kind, label: kind }));
  return (
    <DraftForm
      {...element}
      isUnsaved={isUnsaved || picture.isPending}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <SaveFailure failure={failure} onLoadAnew={edit.loadAnew}>
        <BothStates rows={differences(formOf(current), form, known.matches)} />
      </SaveFailure>
      <Field label={adminTexts.name} error={problems.name}>
        {(control) => (
          <TextInput
            {...control}
            {...bind('name')}
            autoFocus
            maxCharacters={200}
            placeholder={adminTexts.namePlaceholder}
          />
        )}
      </Field>
      <SelectField
        label={adminTexts.whichKind}
        error={problems.priceKind}
        options={kinds}
        value={form.priceKind}
        onChange={(kind) => set('priceKind', kind)}
      />
      <PrizeWhen
        isFixed={isFixed}
        matches={known.matches}
        now={now}
        form={form}
        set={set}
        problems={problems}
      />
      <Field
        label={adminTexts.winnersLabel}
        hint={isFixed ? adminTexts.fixed : undefined}
        error={problems.winnerCount}
      >
        {(control) => (
          <TextInput
            {...control}
            {...bind('winnerCount')}
            inputMode="numeric"
            maxLength={2}
            readOnly={isFixed}
          />
        )}
      </Field>
      <PictureField
        label={adminTexts.picture}
        error={problems.picture}
        pending={picture}
        directory="prices"
        ratio={RATIO}
        currentUrl={prize?.pictureUrl ?? ''}
        begun={form.picture}
        onChange={(stamp) => set('picture', stamp)}
      />
    </DraftForm>
  );
};
