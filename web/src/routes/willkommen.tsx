import { WelcomeScreen } from '../features/welcome/welcome-screen.tsx';

const to = { tipps: '/tipps?tab=spiele', contact: '/profil/2' };

export const Component = () => <WelcomeScreen to={to} />;
