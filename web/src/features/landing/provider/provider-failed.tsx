import { ButtonLink } from '../../../components/button-link.tsx';
import { providerTexts as texts } from './texts.ts';
import { SingleTaskPage } from '../single-task-page.tsx';

interface ProviderFailedProps {
  reason: string;
  isPlayer: boolean;
}

/** Explains why a provider's login has failed, and offers the next step. */
export const ProviderFailed = ({ reason, isPlayer }: ProviderFailedProps) => {
  const isUnconfirmed = reason === 'unbestaetigt' && !isPlayer;
  return (
    <SingleTaskPage title={texts.failedTitle}>
      <div className="grid gap-4">
        <p>{texts.reasons[reason] ?? texts.reasons['abgelaufen']}</p>
        {isUnconfirmed && (
          <ButtonLink to="/passwort-vergessen" size="lg" wide>
            {texts.toReset}
          </ButtonLink>
        )}
        {isPlayer ? (
          <ButtonLink to="/profil/3" wide>
            {texts.toAccess}
          </ButtonLink>
        ) : (
          <ButtonLink to="/#anmelden" variant={isUnconfirmed ? 'secondary' : 'primary'} wide>
            {texts.toLogin}
          </ButtonLink>
        )}
      </div>
    </SingleTaskPage>
  );
};
