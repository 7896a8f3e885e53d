import { useId, useState } from 'react';
import { usePolled } from '../../apollo/use-polled.ts';
import { useWrite } from '../../apollo/use-write.ts';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Field } from '../../components/field.tsx';
import { FieldError } from '../../components/field-error.tsx';
import { Notice } from '../../components/notice.tsx';
import { OperatorPicture } from '../../components/operator-picture.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { TextInput } from '../../components/text-input.tsx';
import { askAgain } from '../../lib/ask-again.ts';
import { newKey } from '../../lib/new-key.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { useForm } from '../../lib/use-form.ts';
import {
  PrizeMatchesDocument,
  SavePrizeDocument,
  type AdminPrizeFragment,
  type PrizeMatchesQuery,
} from './admin-prizes.generated.ts';
import { Choice } from './choice.tsx';
import { check, dayOptions, formOf, matchOptions, toInput, type PrizeForm } from './prize-form.ts';
import { texts } from './texts.ts';

/** Width by height: what the cards show. */
const RATIO = 3 / 2;

interface PrizeDialogProps {
  /** Null for a new one. */
  prize: AdminPrizeFragment | null;
  onClose: () => void;
}

/** Makes a prize, or changes what of it may still be changed. */
export const PrizeDialog = ({ prize, onClose }: PrizeDialogProps) => {
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const { data, failure, ask } = usePolled(PrizeMatchesDocument);
  return (
    <Dialog
      open
      onClose={onClose}
      title={prize ? texts.editTitle : texts.newTitle}
      footer={
        <Button type="submit" form={formId} busy={busy} disabled={!data}>
          {busy ? texts.saving : texts.save}
        </Button>
      }
    >
      {failure && <ErrorState message={failure.message} onRetry={ask} />}
      {!data && !failure && (
        <Loading className="grid gap-4">
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} className="h-16 w-full" />
          ))}
        </Loading>
      )}
      {data && <Form formId={formId} prize={prize} known={data} onBusy={setBusy} onDone={onClose} />}
    </Dialog>
  );
};

interface FormProps {
  formId: string;
  prize: AdminPrizeFragment | null;
  known: PrizeMatchesQuery;
  onBusy: (busy: boolean) => void;
  onDone: () => void;
}

const Form = ({ formId, prize: given, known, onBusy, onDone }: FormProps) => {
  // What another operator changes meanwhile must not pass for what this one has seen.
  const [prize] = useState(given);
  const [initial] = useState(() => formOf(prize));
  const [key] = useState(newKey);
  const [now] = useState(serverNow);
  const [write] = useWrite(SavePrizeDocument);
  const [isPending, setPending] = useState(false);
  const isFixed = prize !== null && now >= Date.parse(prize.drawing.committedUntil);
  const { ref, bind, form, set, problems, failure, onSubmit } = useForm<PrizeForm>({
    initial,
    check: (entered) => check(entered, isPending),
    send: async (entered) => {
      onBusy(true);
      const { failure: failed } = await write({ input: toInput(entered, prize, key) });
      onBusy(false);
      if (failed) return failed;
      onDone();
      await askAgain('AdminPrizes');
      return null;
    },
    then: 'leave',
  });
  const kinds = known.tournament.prizeKinds.map((kind) => ({ value: kind, label: kind }));
  const matches = matchOptions(known.matches);
  return (
    <form
      ref={ref}
      id={formId}
      noValidate
      onSubmit={onSubmit}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      {failure && (
        <Notice tone="error" title={texts.saveFailed}>
          <p>{failure.message}</p>
        </Notice>
      )}
      <Field label={texts.name} error={problems.name}>
        {(control) => (
          <TextInput
            {...control}
            {...bind('name')}
            autoFocus
            maxLength={200}
            placeholder={texts.namePlaceholder}
          />
        )}
      </Field>
      <Choice
        label={texts.whichKind}
        error={problems.priceKind}
        options={kinds}
        value={form.priceKind}
        onChange={(kind) => set('priceKind', kind)}
      />
      {!prize && (
        <Segmented
          label={texts.when}
          showLabel
          value={form.mode}
          onChange={(mode) => set('mode', mode)}
          options={[
            { value: 'day', label: texts.modes.day },
            { value: 'range', label: texts.modes.range },
          ]}
        />
      )}
      {form.mode === 'day' ? (
        <Choice
          label={texts.day}
          error={problems.date}
          options={dayOptions(known.matches, now)}
          none={texts.noDays}
          value={form.date}
          onChange={(date) => set('date', date)}
        />
      ) : (
        <>
          <Choice
            label={texts.from}
            error={problems.fromMatchId}
            options={matches}
            disabled={isFixed}
            value={form.fromMatchId}
            onChange={(id) => set('fromMatchId', id)}
          />
          <Choice
            label={texts.to}
            error={problems.toMatchId}
            options={matches}
            disabled={isFixed}
            value={form.toMatchId}
            onChange={(id) => set('toMatchId', id)}
          />
        </>
      )}
      <Field
        label={texts.winnersLabel}
        hint={isFixed ? texts.fixed : undefined}
        error={problems.winnerCount ?? (form.mode === 'day' ? problems.toMatchId : undefined)}
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
      <fieldset className="m-0 min-w-0 border-0 p-0">
        <legend className="mb-1.5 text-sm font-semibold">{texts.picture}</legend>
        <OperatorPicture
          directory="prices"
          ratio={RATIO}
          currentUrl={prize?.pictureUrl ?? ''}
          onChange={(stamp) => set('picture', stamp)}
          onPending={setPending}
        />
        {problems.picture && <FieldError id={`${formId}-picture`}>{problems.picture}</FieldError>}
      </fieldset>
    </form>
  );
};
