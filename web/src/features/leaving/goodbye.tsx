import { ButtonLink } from '../../components/button-link.tsx';
import { leavingTexts as texts } from './texts.ts';

interface GoodbyeProps {
  /** Somebody is logged in and has only come by. */
  isPlayer: boolean;
  /** Else a visitor has only come by. */
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
