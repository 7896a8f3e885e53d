import { texts } from './texts.ts';

interface GameTitleProps {
  /** 'EM 2024' */
  tournamentName: string;
}

/** The game's own headline; its two long words break at their hyphens only where no line has room for them. */
export const GameTitle = ({ tournamentName }: GameTitleProps) => (
  <>
    {texts.gameTitle[0]} <span className="inline-block">{texts.gameTitle[1]}</span> {texts.gameTitle[2]}{' '}
    <span className="inline-block">{texts.football(tournamentName)}</span>
  </>
);
