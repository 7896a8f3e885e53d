import { ChevronDown, CircleAlert } from 'lucide-react';
import { Select } from '../../components/select.tsx';
import type { AdminMatchFragment } from './admin-matches.generated.ts';
import { texts } from './texts.ts';

type Slot = NonNullable<AdminMatchFragment['slot1']>;

interface SlotTeamsProps {
  /** 'Sieger Gruppe A – Zweiter Gruppe C' */
  title: string;
  slots: readonly [Slot | null, Slot | null];
  /** Short codes; an empty one lets the slot fill itself. */
  values: readonly [string, string];
  disabled: boolean;
  onChange: (values: readonly [string, string]) => void;
}

/** The teams of a knock-out match. The standings propose them, and an operator can choose others here. */
export const SlotTeams = ({ title, slots, values, disabled, onChange }: SlotTeamsProps) => {
  const isChecked = slots.some((slot) => slot?.isContradicted);
  return (
    <details
      open={isChecked || values.some(Boolean)}
      className="mt-2 rounded-md border border-line bg-surface px-3"
    >
      <summary
        aria-label={texts.teamsFor(title)}
        className="flex min-h-11 cursor-pointer list-none items-center justify-between text-sm font-semibold [&::-webkit-details-marker]:hidden"
      >
        {texts.teams}
        <ChevronDown aria-hidden="true" className="size-5 text-ink-2 [[open]>summary>&]:rotate-180" />
      </summary>
      <div className="grid gap-3 pb-3 sm:grid-cols-2">
        {slots.map((slot, index) => {
          if (!slot) return null;
          const value = values[index] ?? '';
          // The slot's chosen team is offered even if it is no longer a candidate.
          const given = slot.given && !slot.candidates.some(({ teamKZ }) => teamKZ === slot.given?.teamKZ);
          return (
            <label key={index} className="grid min-w-0 content-start gap-1 text-sm">
              <span className="font-semibold">{slot.label}</span>
              <Select
                aria-label={texts.slot(slot.label)}
                value={value}
                disabled={disabled}
                onChange={({ target }) =>
                  onChange(index === 0 ? [target.value, values[1]] : [values[0], target.value])
                }
              >
                <option value="">{texts.asProposed(slot.proposal?.name ?? texts.open)}</option>
                {given && slot.given && <option value={slot.given.teamKZ}>{slot.given.name}</option>}
                {slot.candidates.map(({ teamKZ, name }) => (
                  <option key={teamKZ} value={teamKZ}>
                    {name}
                  </option>
                ))}
              </Select>
              {slot.isContradicted && (
                <span className="flex gap-1.5 font-semibold text-live">
                  <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
                  {texts.contradicted}
                </span>
              )}
            </label>
          );
        })}
      </div>
    </details>
  );
};
