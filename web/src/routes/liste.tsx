import { FavoritesScreen } from '../features/favorites-list/favorites-screen.tsx';

export const Component = () => <FavoritesScreen />;
