import { lazyPart } from '../components/lazy.tsx';
import { FavoritesScreen } from '../features/favorites-list/favorites-screen.tsx';

const ListKonferenz = lazyPart(
  async () => (await import('../features/konferenz/list-konferenz.tsx')).ListKonferenz,
);

export const Component = () => (
  <FavoritesScreen konferenz={(base, kept) => <ListKonferenz base={base} kept={kept} />} />
);
