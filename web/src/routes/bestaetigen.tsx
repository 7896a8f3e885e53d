import { useParams } from 'react-router-dom';
import { Logo } from '../components/logo.tsx';
import { ConfirmEmail } from '../features/landing/mail/confirm-email.tsx';
import { getSession } from '../lib/session/session.ts';

export const Component = () => {
  const { token = '' } = useParams();
  return <ConfirmEmail logo={<Logo tournamentName={getSession().tournamentName} />} token={token} />;
};
