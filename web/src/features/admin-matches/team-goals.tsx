import { Flag } from '../../game/flag.tsx';
import { GoalSelect } from '../../game/goal-select.tsx';

interface TeamGoalsProps {
  team: { teamKZ: string; name: string; flag: string };
  goals: number | null;
  disabled: boolean;
  onChange: (goals: number | null) => void;
}

export const TeamGoals = ({ team: { teamKZ, name, flag }, goals, disabled, onChange }: TeamGoalsProps) => (
  <div className="flex min-h-12 items-center gap-3">
    <Flag code={flag} />
    <span className="min-w-0 flex-1 text-[min(1rem,4.5vw)] leading-tight font-semibold">
      <span className={teamKZ ? 'hidden xs:inline' : undefined}>{name}</span>
      {/* On the narrowest phones there is room for the short code only; the list beside it is named in full. */}
      <span aria-hidden="true" className="whitespace-nowrap xs:hidden">
        {teamKZ}
      </span>
    </span>
    <GoalSelect team={name} value={goals} disabled={disabled} onChange={onChange} />
  </div>
);
