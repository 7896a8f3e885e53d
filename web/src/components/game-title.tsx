import { texts } from './texts.ts';

interface GameTitleProps {
  /** 'EM 2024' */
  tournamentName: string;
}

/** The game's own headline; 'Fußball-EM 2024' stays together where a line has room for it. */
export const GameTitle = ({ tournamentName }: GameTitleProps) => (
  <>
    {texts.gameTitle} <span className="inline-block">{texts.football(tournamentName)}</span>
  </>
);
