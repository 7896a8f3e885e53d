import { usePolled } from '../../apollo/use-polled.ts';
import { Button } from '../../components/button.tsx';
import { Checkbox } from '../../components/checkbox.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { Field } from '../../components/field.tsx';
import { Notice } from '../../components/notice.tsx';
import { Loading, Skeleton } from '../../components/skeleton.tsx';
import { TextInput } from '../../components/text-input.tsx';
import type { DrawingField, DrawingValue } from '../../lib/drawing.ts';
import { formatDay } from '../../lib/format.ts';
import {
  DrawingChoicesDocument,
  PrizeMatchesDocument,
  type DrawingChoicesQuery,
} from './admin-prizes.generated.ts';
import { Choice } from './choice.tsx';
import { texts } from './texts.ts';
import { useSuggestion } from './use-suggestion.ts';
import { namesOf, paragraphsOf } from './words.ts';

const emptyDrawing: DrawingValue = { priceId: null, priceKind: '', winnerString: '' };

/** The part of the operators' form that says which prize the post announces, and who has won it. */
export const DrawingFields = ({ value, onChange, error, onText }: DrawingField) => (
  <fieldset
    aria-invalid={error ? true : undefined}
    className="m-0 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 border-0 p-0"
  >
    <legend className="sr-only">{texts.withDrawing}</legend>
    <Checkbox
      checked={value !== null}
      onChange={(event) => onChange(event.target.checked ? emptyDrawing : null)}
      label={
        <>
          {texts.withDrawing}
          <span className="block text-sm text-ink-2">{texts.withDrawingHint}</span>
        </>
      }
    />
    {value && <Open value={value} onChange={onChange} error={error} onText={onText} />}
  </fieldset>
);

interface OpenProps extends DrawingField {
  value: DrawingValue;
}

const Open = (props: OpenProps) => {
  const prizes = usePolled(DrawingChoicesDocument);
  const matches = usePolled(PrizeMatchesDocument);
  const failure = prizes.failure ?? matches.failure;
  if (failure)
    return (
      <ErrorState
        small
        message={failure.message}
        onRetry={async () => Promise.all([prizes.ask(), matches.ask()])}
      />
    );
  if (!prizes.data || !matches.data)
    return (
      <Loading className="grid gap-3">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </Loading>
    );
  return <Fields {...props} prizes={prizes.data.prices} kinds={matches.data.tournament.prizeKinds} />;
};

type Prize = DrawingChoicesQuery['prices'][number];

interface FieldsProps extends OpenProps {
  prizes: readonly Prize[];
  kinds: readonly string[];
}

const Fields = ({ value, onChange, error, onText, prizes, kinds }: FieldsProps) => {
  const chosen = prizes.find(({ id }) => id === value.priceId);
  const names = chosen ? namesOf(chosen.winners) : '';
  const choose = (id: string): void => {
    const prize = prizes.find((one) => String(one.id) === id);
    if (!prize) return;
    onChange({
      priceId: prize.id,
      priceKind: prize.priceKind,
      winnerString: namesOf(prize.winners) || value.winnerString,
    });
  };
  return (
    <>
      {error && <Notice tone="error" title={error} />}
      <div className="grid gap-3 sm:grid-cols-2">
        <Choice
          label={texts.whichPrize}
          options={prizes.map(({ id, name, date }) => ({
            value: String(id),
            label: `${name} (${formatDay(date)})`,
          }))}
          none={texts.empty}
          value={chosen ? String(chosen.id) : ''}
          onChange={choose}
        />
        <Choice
          label={texts.whichKind}
          options={kinds.map((kind) => ({ value: kind, label: kind }))}
          value={value.priceKind}
          onChange={(priceKind) => onChange({ ...value, priceKind })}
        />
      </div>
      <Field label={texts.winnerString} hint={chosen && !names ? texts.notDrawnYet : texts.winnerStringHint}>
        {(control) => (
          <TextInput
            {...control}
            value={value.winnerString}
            maxLength={5_000}
            onChange={(event) => onChange({ ...value, winnerString: event.target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        {names && names !== value.winnerString && (
          <Button variant="secondary" size="sm" onClick={() => onChange({ ...value, winnerString: names })}>
            {texts.takeNames}
          </Button>
        )}
        {chosen && <Suggest value={value} prize={chosen} onText={onText} />}
      </div>
    </>
  );
};

interface SuggestProps {
  value: DrawingValue;
  prize: Prize;
  onText: DrawingField['onText'];
}

const Suggest = ({ value: { priceKind, winnerString }, prize, onText }: SuggestProps) => {
  const { failure, isBusy, suggest } = useSuggestion();
  const take = async (): Promise<void> => {
    const html = await suggest({ ...prize, priceKind }, winnerString.trim() || '[Name]');
    if (html) onText(paragraphsOf(html));
  };
  return (
    <>
      <Button variant="secondary" size="sm" busy={isBusy} disabled={!priceKind} onClick={() => void take()}>
        {texts.suggest}
      </Button>
      {failure && (
        <Notice tone="error" title={texts.suggestFailed} className="basis-full">
          <p>{failure.message}</p>
        </Notice>
      )}
    </>
  );
};
