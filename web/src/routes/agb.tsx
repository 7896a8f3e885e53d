import { BonusIcon } from '../features/bonus/bonus-icon.tsx';
import { PageScreen } from '../features/pages/page-screen.tsx';

export const Component = () => <PageScreen filename="AGB.html" tucked={<BonusIcon place="AGB" />} />;
