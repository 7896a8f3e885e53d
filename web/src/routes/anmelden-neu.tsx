import { Logo } from '../components/logo.tsx';
import { Guest } from '../features/landing/provider/guest.tsx';
import { getSession } from '../lib/session/session.ts';

export const Component = () => <Guest logo={<Logo tournamentName={getSession().tournamentName} />} />;
