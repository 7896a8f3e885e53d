import { useParams } from 'react-router-dom';
import { Logo } from '../components/logo.tsx';
import { ProviderFailed } from '../features/landing/provider/provider-failed.tsx';
import { getSession } from '../lib/session/session.ts';

export const Component = () => {
  const { reason = '' } = useParams();
  const { tournamentName, user } = getSession();
  return (
    <ProviderFailed
      logo={<Logo tournamentName={tournamentName} />}
      reason={reason}
      isPlayer={user !== null && user !== undefined}
    />
  );
};
