import { Logo } from '../components/logo.tsx';
import { WayIn } from '../features/landing/way-in.tsx';
import { Goodbye } from '../features/leaving/goodbye.tsx';
import { wasDeleted } from '../features/leaving/deleted-mark.ts';
import { leavingTexts } from '../features/leaving/texts.ts';
import { getSession } from '../lib/session/session.ts';

export const Component = () => (
  <WayIn logo={<Logo tournamentName={getSession().tournamentName} />} title={leavingTexts.goodbyeTitle}>
    <Goodbye isPlayer={getSession().user !== null} hasLeft={wasDeleted()} />
  </WayIn>
);
