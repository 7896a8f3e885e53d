import { ButtonLink } from '../../components/button-link.tsx';
import { leavingTexts as texts } from './texts.ts';

/** What is said when the account is deleted. */
export const Goodbye = () => (
  <div className="grid gap-4">
    <p>{texts.goodbye}</p>
    <p className="text-ink-2">{texts.goodbyeAgain}</p>
    <ButtonLink to="/" reloadDocument size="lg" wide>
      {texts.toStart}
    </ButtonLink>
  </div>
);
