import { SuspendedCard } from './suspended-card.tsx';
import { LockedCard } from './locked-card.tsx';
import { OpenCard } from './open-card.tsx';
import { useTipp, type TeamData, type TippRef } from './use-tipp.ts';

interface TippCardProps {
  tipp: TippRef;
  jokersLeft: number;
  /** Operators have locked the player. */
  isSuspended: boolean;
  isNext: boolean;
  hasJokerHint: boolean;
  /** Its day does not stand above it. */
  hasDate: boolean;
  onShowTeam: (team: TeamData) => void;
  onEdit: (matchId: number) => void;
}

export const TippCard = ({ tipp, isSuspended, onEdit, ...open }: TippCardProps) => {
  const edited = useTipp(tipp);
  if (!edited) return null;
  const { hasDate, onShowTeam } = open;
  if (edited.isLocked) return <LockedCard edited={edited} hasDate={hasDate} onShowTeam={onShowTeam} />;
  if (isSuspended) return <SuspendedCard edited={edited} hasDate={hasDate} onShowTeam={onShowTeam} />;
  return <OpenCard edited={edited} onEdit={() => onEdit(tipp.match.id)} {...open} />;
};
