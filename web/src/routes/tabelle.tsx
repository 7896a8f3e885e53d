import { BonusIcon } from '../features/bonus/bonus-icon.tsx';
import { TablesScreen } from '../features/tables/tables-screen.tsx';

export const Component = () => <TablesScreen between={<BonusIcon place="TABELLE" />} />;
