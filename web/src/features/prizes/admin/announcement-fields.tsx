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
import { announcementTexts } from './texts.ts';
import { RangeCandidates } from './range-candidates.tsx';
import { texts } from '../texts.ts';
import { namesOf } from '../winner-names.ts';

const noAnnouncement: AnnouncementValue = { priceId: null, priceKind: '', winnerString: '' };
/** The server's limit. */
const MAX_WINNERS = 6_000;

/** The part of the operators' form for the announced prize and its winners. */
export const AnnouncementFields = ({ value, onChange, error, onText }: AnnouncementField) => (
  <fieldset className="m-0 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 border-0 p-0">
    <legend className="sr-only">{announcementTexts.withDrawing}</legend>
    <Checkbox
      checked={value !== null}
      onChange={(event) => onChange(event.target.checked ? noAnnouncement : null)}
      label={
        <>
          {announcementTexts.withDrawing}
          <span className="block text-sm text-ink-2">{announcementTexts.withDrawingHint}</span>
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

/** The winners who may still win. Nobody else is named. */
const mayWin = ({ winners }: Prize): Prize['winners'] => winners.filter(({ outReason }) => !outReason);

const hintOf = (prize: Prize | undefined): string => {
  if (!prize) return announcementTexts.winnerStringHint;
  if (!prize.winners.length) return announcementTexts.notDrawnYet;
  if (mayWin(prize).length < prize.winners.length) return announcementTexts.someAreOut;
  return prize.state === 'PUBLISHED' ? announcementTexts.winnerStringHint : announcementTexts.notPublishedYet;
};

interface FieldsProps extends OpenProps {
  prizes: readonly Prize[];
  known: PrizeMatchesQuery;
}

const Fields = ({ value, onChange, error, onText, prizes, known }: FieldsProps) => {
  const chosen = prizes.find(({ id }) => id === value.priceId);
  const kinds = chosen ? [chosen.priceKind] : known.tournament.prizeKinds;
  const names = chosen ? namesOf(mayWin(chosen)) : '';
  const choose = (id: string): void => {
    const prize = prizes.find((one) => String(one.id) === id);
    if (!prize) return;
    onChange({
      priceId: prize.id,
      priceKind: prize.priceKind,
      winnerString: namesOf(mayWin(prize)) || value.winnerString,
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
          label={texts.whichPrize}
          error={errorAt(0, '')}
          options={prizes.map(({ id, name, date }) => ({
            value: String(id),
            label: `${formatDay(date)} · ${name}`,
          }))}
          none={texts.empty}
          value={chosen ? String(chosen.id) : ''}
          onChange={choose}
        />
        <SelectField
          label={texts.whichKind}
          error={errorAt(1, texts.problems.kind)}
          options={kinds.map((kind) => ({ value: kind, label: kind }))}
          value={isKind ? value.priceKind : ''}
          onChange={(priceKind) => onChange({ ...value, priceKind })}
        />
      </div>
      <Field
        label={announcementTexts.winnerString}
        hint={isRefused ? undefined : hintOf(chosen)}
        error={errorAt(2, announcementTexts.noWinners)}
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
            {announcementTexts.takeNames}
          </Button>
        )}
        {chosen && <AnnouncementSuggestion value={value} prize={chosen} onText={onText} />}
        <RangeCandidates key={chosen?.id} matches={known.matches} range={chosen} />
      </div>
    </>
  );
};
