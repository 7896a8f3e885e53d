import { usePolled } from '../../../apollo/use-polled.ts';
import { Button } from '../../../components/button.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { Field } from '../../../components/field.tsx';
import { Loading, Skeleton } from '../../../components/skeleton.tsx';
import { TextInput } from '../../../components/text-input.tsx';
import type { AnnouncementField, AnnouncementValue } from '../../../lib/game/announcement-field.ts';
import { formatDay } from '../../../lib/time/format.ts';
import {
  DrawingChoicesDocument,
  PrizeMatchesDocument,
  type DrawingChoicesQuery,
  type PrizeMatchesQuery,
} from './admin-prizes.generated.ts';
import { SelectField } from '../../../components/select-field.tsx';
import { AnnouncementSuggestion } from './announcement-suggestion.tsx';
import { RangeCandidates } from './range-candidates.tsx';
import { adminTexts } from './texts.ts';
import { mayWin, namesOf } from '../winner-names.ts';

const noAnnouncement: AnnouncementValue = { priceId: null, priceKind: '', winnerString: '' };
/** The server's limit. */
const MAX_WINNERS = 6_000;

/** The part of the operators' form for the announced prize and its winners. */
export const AnnouncementFields = ({ value, onChange, error, onText }: AnnouncementField) => (
  <fieldset className="m-0 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 border-0 p-0">
    <legend className="sr-only">{adminTexts.withDrawing}</legend>
    <Checkbox
      checked={value !== null}
      onChange={(event) => onChange(event.target.checked ? noAnnouncement : null)}
      label={
        <>
          {adminTexts.withDrawing}
          <span className="block text-sm text-ink-2">{adminTexts.withDrawingHint}</span>
        </>
      }
    />
    {value && <Open value={value} onChange={onChange} error={error} onText={onText} />}
  </fieldset>
);

interface OpenProps extends AnnouncementField {
  value: AnnouncementValue;
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
        onRetry={async () => Promise.all([prizes.refetch(), matches.refetch()])}
      />
    );
  if (!prizes.data || !matches.data)
    return (
      <Loading className="grid gap-3">
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </Loading>
    );
  return <Fields {...props} prizes={prizes.data.prices} known={matches.data} />;
};

type Prize = DrawingChoicesQuery['prices'][number];

const hintOf = (prize: Prize | undefined): string => {
  if (!prize) return adminTexts.winnerStringHint;
  if (!prize.winners.length) return adminTexts.notDrawnYet;
  if (mayWin(prize.winners).length < prize.winners.length) return adminTexts.someAreOut;
  return prize.state === 'PUBLISHED' ? adminTexts.winnerStringHint : adminTexts.notPublishedYet;
};

interface FieldsProps extends OpenProps {
  prizes: readonly Prize[];
  known: PrizeMatchesQuery;
}

const Fields = ({ value, onChange, error, onText, prizes, known }: FieldsProps) => {
  const chosen = prizes.find(({ id }) => id === value.priceId);
  const kinds = chosen ? [chosen.priceKind] : known.tournament.prizeKinds;
  const names = chosen ? namesOf(mayWin(chosen.winners)) : '';
  const choose = (id: string): void => {
    const prize = prizes.find((one) => String(one.id) === id);
    if (!prize) return;
    onChange({
      priceId: prize.id,
      priceKind: prize.priceKind,
      winnerString: namesOf(mayWin(prize.winners)) || value.winnerString,
    });
  };
  const isKind = kinds.includes(value.priceKind);
  const lacks = [!chosen, !isKind, !value.winnerString.trim()];
  /** All fields are filled, but there is an error. It is shown at the prize, and replaces the hint below. */
  const isRefused = error !== undefined && !lacks.includes(true);
  const first = Math.max(0, lacks.indexOf(true));
  /** The error is shown at the first incomplete field. Each other incomplete field shows its own message. */
  const errorAt = (field: number, own: string): string | undefined => {
    if (!error || (field !== first && !lacks[field])) return undefined;
    return field === first ? error : own;
  };
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={adminTexts.whichPrize}
          error={errorAt(0, '')}
          options={prizes.map(({ id, name, date }) => ({
            value: String(id),
            label: `${formatDay(date)} · ${name}`,
          }))}
          none={adminTexts.empty}
          value={chosen ? String(chosen.id) : ''}
          onChange={choose}
        />
        <SelectField
          label={adminTexts.whichKind}
          error={errorAt(1, adminTexts.problems.kind)}
          options={kinds.map((kind) => ({ value: kind, label: kind }))}
          value={isKind ? value.priceKind : ''}
          onChange={(priceKind) => onChange({ ...value, priceKind })}
        />
      </div>
      <Field
        label={adminTexts.winnerString}
        hint={isRefused ? undefined : hintOf(chosen)}
        error={errorAt(2, adminTexts.noWinners)}
      >
        {(control) => (
          <TextInput
            {...control}
            value={value.winnerString}
            maxCharacters={MAX_WINNERS}
            onChange={(event) => onChange({ ...value, winnerString: event.target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        {names && names !== value.winnerString && (
          <Button variant="secondary" size="sm" onClick={() => onChange({ ...value, winnerString: names })}>
            {adminTexts.takeNames}
          </Button>
        )}
        {chosen && <AnnouncementSuggestion value={value} prize={chosen} onText={onText} />}
        <RangeCandidates key={chosen?.id} matches={known.matches} range={chosen} />
      </div>
    </>
  );
};
