import { Segmented } from '../../../components/segmented.tsx';
import type { Problems } from '../../../lib/form/use-form.ts';
import type { PrizeMatchesQuery } from './admin-prizes.generated.ts';
import { SelectField } from '../../../components/select-field.tsx';
import { dayOptions, matchOptions, stillAhead, type PrizeForm } from './prize-form.ts';
import { adminTexts } from './texts.ts';
import { texts } from '../texts.ts';

interface PrizeWhenProps {
  /** Matches and number of winners are final: from a minute before the last kick-off. */
  isFixed: boolean;
  matches: PrizeMatchesQuery['matches'];
  /** By the server's clock. */
  now: number;
  form: PrizeForm;
  set: <Key extends keyof PrizeForm>(field: Key, value: PrizeForm[Key]) => void;
  problems: Problems<PrizeForm>;
}

/** The fields for the matches that candidates must have tipped. */
export const PrizeWhen = ({ isFixed, matches, now, form, set, problems }: PrizeWhenProps) => {
  const options = matchOptions(matches);
  return (
    <>
      {!isFixed && (
        <Segmented
          label={adminTexts.when}
          showLabel
          value={form.mode}
          onChange={(mode) => set('mode', mode)}
          options={[
            { value: 'day', label: adminTexts.modes.day },
            { value: 'range', label: adminTexts.modes.range },
          ]}
        />
      )}
      {form.mode === 'day' ? (
        <SelectField
          label={texts.day}
          error={problems.date ?? problems.toMatchId}
          options={dayOptions(matches, now)}
          none={adminTexts.noDays}
          value={form.date}
          onChange={(date) => {
            set('date', date);
            // Clears the problem of toMatchId, where the server reports a day that is too late.
            set('toMatchId', form.toMatchId);
          }}
        />
      ) : (
        <>
          <SelectField
            label={adminTexts.from}
            error={problems.fromMatchId}
            options={options}
            disabled={isFixed}
            value={form.fromMatchId}
            onChange={(id) => set('fromMatchId', id)}
          />
          <SelectField
            label={adminTexts.to}
            error={problems.toMatchId}
            options={isFixed ? options : matchOptions(stillAhead(matches, now))}
            none={adminTexts.noDays}
            disabled={isFixed}
            value={form.toMatchId}
            onChange={(id) => set('toMatchId', id)}
          />
        </>
      )}
    </>
  );
};
