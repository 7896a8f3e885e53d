import { ChevronLeft, ChevronRight } from 'lucide-react';
import { usePolled } from '../../apollo/use-polled.ts';
import { IconButton } from '../../components/icon-button.tsx';
import { Select } from '../../components/select.tsx';
import { MatchDaysDocument, type MatchDaysQuery } from './match-day.generated.ts';
import { periodOf, type Period } from '../../lib/address/periods.ts';
import { texts } from './texts.ts';

type MatchDay = MatchDaysQuery['matchDays'][number];

interface MatchDayPickerProps {
  /** 0 is the overall ranking. */
  day: number | Period;
  onPick: (day: number) => void;
  /** Missing where there are no rankings of periods. */
  onPickPeriod?: (period: Period) => void;
}

const option = ({ number, date }: MatchDay) => (
  <option key={number} value={number}>
    {texts.dayWithDate(number, date)}
  </option>
);

/** The overall ranking follows the latest day, unless an open day is selected. */
const stepsOf = (days: readonly MatchDay[], day: number | Period): number[] => {
  const isOpen = days.some(({ number, state }) => number === day && state === 'OPEN');
  const shown = isOpen ? days : days.filter(({ state }) => state !== 'OPEN');
  return [...shown.map(({ number }) => number), ...(isOpen ? [] : [0])];
};

/** Selects the overall ranking or that of a match day, with buttons for one step back or on. */
export const MatchDayPicker = ({ day, onPick, onPickPeriod }: MatchDayPickerProps) => {
  const { data } = usePolled(MatchDaysDocument, { poll: true, live: ['ranks'] });
  const days = data?.matchDays ?? [];
  const begun = days.filter(({ state }) => state !== 'OPEN');
  const open = days.filter(({ state }) => state === 'OPEN');
  const steps = stepsOf(days, day);
  const at = typeof day === 'number' ? steps.indexOf(day) : -1;
  const [previous, next] = at < 0 ? [] : [steps[at - 1], steps[at + 1]];
  const isKnown = typeof day !== 'number' || day === 0 || days.some(({ number }) => number === day);
  return (
    <div className="flex max-w-md items-center gap-1 max-sm:min-w-32 max-sm:flex-1 sm:-mx-2">
      <IconButton
        icon={ChevronLeft}
        label={texts.previousDay}
        disabled={previous === undefined}
        onClick={() => onPick(previous as number)}
        className="max-sm:hidden"
      />
      <span className="min-w-0 flex-1">
        <Select
          aria-label={texts.matchDay}
          value={day}
          onChange={({ target: { value } }) => {
            const period = periodOf(value);
            if (period) onPickPeriod?.(period);
            else onPick(Number(value));
          }}
          className="text-[min(1rem,4.5vw)] font-semibold text-ellipsis"
        >
          <option value={0}>{texts.total}</option>
          {onPickPeriod && (
            <optgroup label={texts.periodGroup}>
              {Object.entries(texts.periods).map(([period, name]) => (
                <option key={period} value={period}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          {!isKnown && <option value={day}>{texts.day(day)}</option>}
          {begun.map(option)}
          {open.length > 0 && <optgroup label={texts.openDays}>{open.map(option)}</optgroup>}
        </Select>
      </span>
      <IconButton
        icon={ChevronRight}
        label={texts.nextDay}
        disabled={next === undefined}
        onClick={() => onPick(next as number)}
        className="max-sm:hidden"
      />
    </div>
  );
};
