import { ButtonLink } from '../../components/button-link.tsx';
import { leavingTexts as texts } from './texts.ts';

interface GoodbyeProps {
  /** A logged-in player, whose account still exists. */
  isPlayer: boolean;
  /** False for a visitor who has not deleted an account. */
  hasLeft: boolean;
}

export const Goodbye = ({ isPlayer, hasLeft }: GoodbyeProps) => (
  <div className="grid gap-4">
    <p>{isPlayer ? texts.goodbyePlayer : hasLeft ? texts.goodbye : texts.goodbyeVisitor}</p>
    {hasLeft && !isPlayer && <p className="text-ink-2">{texts.goodbyeAgain}</p>}
    <ButtonLink to="/" reloadDocument size="lg" wide>
      {texts.toStart}
    </ButtonLink>
  </div>
);
