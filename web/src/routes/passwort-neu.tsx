import { useParams } from 'react-router-dom';
import { Logo } from '../components/logo.tsx';
import { ResetPassword } from '../features/landing/mail/reset-password.tsx';
import { getSession } from '../lib/session/session.ts';

export const Component = () => {
  const { token = '' } = useParams();
  return <ResetPassword logo={<Logo tournamentName={getSession().tournamentName} />} token={token} />;
};
