import { SpokenJoker } from '../../game/spoken-joker.tsx';
import { texts } from './texts.ts';

interface DuelTippProps {
  tipp: { goalsTeam1: number | null; goalsTeam2: number | null; isJoker: boolean } | null | undefined;
}

/** A tipp on the match: '2:1', with the joker's card. */
export const DuelTipp = ({ tipp }: DuelTippProps) => {
  if (!tipp) return <span aria-hidden="true">{texts.none}</span>;
  const { goalsTeam1, goalsTeam2, isJoker } = tipp;
  const isValid = goalsTeam1 !== null && goalsTeam2 !== null;
  return (
    <span className="inline-flex items-center gap-2">
      {isValid ? (
        <b className="text-lg whitespace-nowrap">
          {goalsTeam1}:{goalsTeam2}
        </b>
      ) : (
        <span className="text-center text-sm text-balance">{texts.noTipp}</span>
      )}
      {isJoker && <SpokenJoker text={texts.joker} />}
    </span>
  );
};
