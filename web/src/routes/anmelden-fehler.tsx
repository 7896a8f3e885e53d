import { useParams } from 'react-router-dom';
import { ProviderFailed } from '../features/landing/provider/provider-failed.tsx';
import { getSession } from '../lib/session/session.ts';

export const Component = () => {
  const { reason = '' } = useParams();
  const { user } = getSession();
  return <ProviderFailed reason={reason} isPlayer={user !== null && user !== undefined} />;
};
