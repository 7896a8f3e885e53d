import { Logo } from '../components/logo.tsx';
import { ForgotPassword } from '../features/landing/mail/forgot-password.tsx';
import { getSession } from '../lib/session/session.ts';

export const Component = () => (
  <ForgotPassword logo={<Logo tournamentName={getSession().tournamentName} />} />
);
