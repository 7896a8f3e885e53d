import { BonusIcon } from '../features/bonus/bonus-icon.tsx';
import { DeveloperCredit } from '../features/pages/developer-credit.tsx';
import { PageScreen } from '../features/pages/page-screen.tsx';

export const Component = () => (
  <PageScreen filename="impressum.html" tucked={<BonusIcon place="IMPRESSUM" />}>
    <DeveloperCredit />
  </PageScreen>
);
