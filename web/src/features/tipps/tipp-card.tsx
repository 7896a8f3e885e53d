import { LockedCard } from './locked-card.tsx';
import { OpenCard } from './open-card.tsx';
import { useTipp, type TeamData, type TippRef } from './use-tipp.ts';

interface TippCardProps {
  tipp: TippRef;
  jokersLeft: number;
  isNext: boolean;
  onShowTeam: (team: TeamData) => void;
  onEdit: (matchId: number) => void;
}

export const TippCard = ({ tipp, jokersLeft, isNext, onShowTeam, onEdit }: TippCardProps) => {
  const edited = useTipp(tipp);
  if (!edited) return null;
  return edited.isLocked ? (
    <LockedCard edited={edited} onShowTeam={onShowTeam} />
  ) : (
    <OpenCard
      edited={edited}
      jokersLeft={jokersLeft}
      isNext={isNext}
      onShowTeam={onShowTeam}
      onEdit={() => onEdit(tipp.match.id)}
    />
  );
};
