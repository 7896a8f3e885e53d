import { useState, type FormEvent } from 'react';
import { Check } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { Flag } from '../../game/flag.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { cx } from '../../lib/class-names.ts';
import { foldForSearch } from '../../lib/text/search-text.ts';
import { texts } from './texts.ts';
import type { Group, Team } from './use-choices.ts';

interface TeamPickerProps {
  title: string;
  groups: readonly Group[];
  chosen: string | null;
  /** The place that already has this team, which disables it here. */
  usedAt: (teamKZ: string) => string | null;
  /** null removes the tipp. */
  onChoose: (teamKZ: string | null) => void;
  onClose: () => void;
}

/** All teams, by group if there are several, with a search. Used teams stay visible, disabled with the reason. */
export const TeamPicker = ({ title, groups, chosen, usedAt, onChoose, onClose }: TeamPickerProps) => {
  const [search, setSearch] = useState('');
  const wanted = foldForSearch(search.trim());
  const found = groups
    .map(({ group, teams }) => ({
      group,
      teams: teams.filter(({ name }) => foldForSearch(name).includes(wanted)),
    }))
    .filter(({ teams }) => teams.length > 0);
  const free = found.flatMap(({ teams }) => teams).filter(({ teamKZ }) => !usedAt(teamKZ));
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (wanted && free.length === 1) onChoose(free[0]?.teamKZ ?? null);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="lg"
      footer={
        chosen && (
          <Button variant="secondary" onClick={() => onChoose(null)}>
            {texts.takeBack}
          </Button>
        )
      }
    >
      <form onSubmit={onSubmit} className="mb-4">
        <SearchField
          label={texts.search}
          value={search}
          onChange={setSearch}
          onClear={() => setSearch('')}
          enterKeyHint="done"
        />
      </form>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'py-6 text-center text-ink-2'}>
        {found.length === 0 && texts.noTeam}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {found.map(({ group, teams }) => (
          <section key={group}>
            {groups.length > 1 && (
              <h3 className="mb-1.5 text-sm font-semibold text-ink-2">{texts.group(group)}</h3>
            )}
            <ul className="grid gap-1">
              {teams.map((team) => (
                <li key={team.teamKZ}>
                  <TeamButton
                    team={team}
                    isChosen={team.teamKZ === chosen}
                    usedAt={usedAt(team.teamKZ)}
                    onChoose={() => onChoose(team.teamKZ)}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
};

interface TeamButtonProps {
  team: Team;
  isChosen: boolean;
  usedAt: string | null;
  onChoose: () => void;
}

const TeamButton = ({ team, isChosen, usedAt, onChoose }: TeamButtonProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    aria-disabled={usedAt !== null || undefined}
    onClick={usedAt === null ? onChoose : undefined}
    className={cx(
      'flex min-h-11 w-full items-center gap-2.5 rounded-md px-2.5 text-left ring-1 ring-inset',
      isChosen ? 'bg-joker-soft ring-joker' : 'ring-line not-aria-disabled:hover:bg-surface-2',
      usedAt !== null && 'bg-surface-2 text-ink-2',
    )}
  >
    <Flag code={team.flag} size={32} className={usedAt === null ? undefined : 'opacity-50 grayscale'} />
    <span className="min-w-0 flex-1 leading-tight font-semibold">{team.name}</span>
    {usedAt !== null && <span className="flex-none text-xs">{texts.alreadyAt(usedAt)}</span>}
    {isChosen && <Check aria-hidden="true" className="size-5 flex-none" strokeWidth={3} />}
  </button>
);
