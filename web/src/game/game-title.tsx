import { texts } from './texts.ts';

interface GameTitleProps {
  /** Kind and year; empty while it is not known. */
  tournamentName: string;
}

/** The game's own headline; its two long words break at their hyphens only where no line has room for them. */
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
