import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Logo } from '../components/logo.tsx';
import { WayIn } from '../features/landing/way-in.tsx';
import { UnsubscribePage } from '../features/recommend/unsubscribe-page.tsx';
import { getSession } from '../lib/session/session.ts';

const Frame = (props: { title: string; children: ReactNode }) => (
  <WayIn logo={<Logo tournamentName={getSession().tournamentName} />} {...props} />
);

export const Component = () => <UnsubscribePage token={useParams()['token'] ?? ''} frame={Frame} />;
