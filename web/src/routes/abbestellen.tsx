import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Logo } from '../components/logo.tsx';
import { SingleTaskPage } from '../features/landing/single-task-page.tsx';
import { UnsubscribePage } from '../features/recommend/unsubscribe-page.tsx';
import { getSession } from '../lib/session/session.ts';

const Frame = (props: { title: string; children: ReactNode }) => (
  <SingleTaskPage logo={<Logo tournamentName={getSession().tournamentName} />} {...props} />
);

export const Component = () => <UnsubscribePage token={useParams()['token'] ?? ''} frame={Frame} />;
