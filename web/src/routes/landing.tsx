import { useParams, useSearchParams } from 'react-router-dom';
import { Logo } from '../components/logo.tsx';
import { Landing } from '../features/landing/landing.tsx';
import { MatchOverview } from '../features/match-overview/match-overview.tsx';
import { inviterIn } from '../lib/session/group-invitation.ts';
import { safeReturnTo } from '../lib/session/return-to.ts';
import { getSession } from '../lib/session/session.ts';

export const Component = () => {
  const { recommendGuid } = useParams();
  const [params] = useSearchParams();
  const { tournamentName } = getSession();
  const returnTo = safeReturnTo(params.get('returnTo'));
  return (
    <Landing
      tournamentName={tournamentName}
      logo={<Logo tournamentName={tournamentName} />}
      teaser={
        <div className="grid gap-4 md:grid-cols-2">
          <MatchOverview />
        </div>
      }
      recommendGuid={recommendGuid ?? inviterIn(returnTo)}
      returnTo={returnTo}
    />
  );
};
