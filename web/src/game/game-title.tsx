import { texts } from './texts.ts';

interface GameTitleProps {
  /** 'zur Fußball-EM', or the name of a tournament of one's own; empty until known. */
  occasion: string;
}

/** The game's headline; its two long words break at their hyphens only if no line has room. */
export const GameTitle = ({ occasion }: GameTitleProps) => (
  <>
    {`${texts.gameTitle[0]} `}
    <span className="inline-block">{texts.gameTitle[1]}</span>
    {occasion && (
      <>
        {' '}
        <span className="inline-block">{occasion}</span>
      </>
    )}
  </>
);
