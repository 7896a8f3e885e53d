import { SingleTaskPage } from '../features/landing/single-task-page.tsx';
import { Goodbye } from '../features/leaving/goodbye.tsx';
import { wasDeleted } from '../features/leaving/deleted-mark.ts';
import { leavingTexts } from '../features/leaving/texts.ts';
import { getSession } from '../lib/session/session.ts';

export const Component = () => (
  <SingleTaskPage title={leavingTexts.goodbyeTitle}>
    <Goodbye isPlayer={getSession().user !== null} hasLeft={wasDeleted()} />
  </SingleTaskPage>
);
