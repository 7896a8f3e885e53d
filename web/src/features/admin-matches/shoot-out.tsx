import { GoalSelect } from '../../game/goal-select.tsx';
import { texts } from './texts.ts';

interface ShootOutProps {
  teams: readonly [string, string];
  goals: readonly [number | null, number | null];
  disabled: boolean;
  onChange: (goals: readonly [number | null, number | null]) => void;
}

/** Goals of the shoot-out after a drawn knock-out match: who has more goes on. */
export const ShootOut = ({ teams, goals, disabled, onChange }: ShootOutProps) => (
  <fieldset className="mt-2 min-w-0 rounded-md bg-surface-2 px-3 pt-2 pb-1">
    <legend className="sr-only">{texts.penalties}</legend>
    <p aria-hidden="true" className="text-sm font-semibold">
      {texts.penalties}
    </p>
    <p className="text-sm text-ink-2">{texts.penaltiesHint}</p>
    {teams.map((team, index) => (
      <div key={index} className="flex min-h-12 items-center justify-between gap-3">
        <span className="min-w-0 text-sm leading-tight wrap-anywhere">{team}</span>
        <GoalSelect
          team={texts.penaltiesOf(team)}
          value={goals[index] ?? null}
          disabled={disabled}
          onChange={(value) => onChange(index === 0 ? [value, goals[1]] : [goals[0], value])}
        />
      </div>
    ))}
  </fieldset>
);
