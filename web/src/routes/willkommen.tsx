import { WelcomeScreen } from '../features/welcome/welcome-screen.tsx';
import { tippOf } from '../lib/address/addresses.ts';

const to = { tipps: '/tipps?tab=spiele', tipp: tippOf, contact: '/profil/2' };

export const Component = () => <WelcomeScreen to={to} />;
