import { KonferenzScreen } from '../features/konferenz/konferenz-screen.tsx';

export const Component = () => <KonferenzScreen />;
