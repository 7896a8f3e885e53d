import { Flag } from '../../components/flag.tsx';
import type { Team } from './use-choices.ts';

export const TeamLine = ({ team: { flag, name } }: { team: Pick<Team, 'flag' | 'name'> }) => (
  <span className="flex min-w-0 items-center gap-2 font-semibold">
    <Flag code={flag} size={24} />
    <span className="min-w-0">{name}</span>
  </span>
);
