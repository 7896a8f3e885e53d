import { texts } from './texts.ts';

interface GameTitleProps {
  /** Kind and year; empty until known. */
  tournamentName: string;
}

/** The game's headline; its two long words break at their hyphens only if no line has room. */
export const GameTitle = ({ tournamentName }: GameTitleProps) => (
  <>
    {`${texts.gameTitle[0]} `}
    <span className="inline-block">{texts.gameTitle[1]}</span>
    {tournamentName && (
      <>
        {' '}
        <span className="inline-block">{`${texts.gameTitle[2]} ${texts.football(tournamentName)}`}</span>
      </>
    )}
  </>
);
