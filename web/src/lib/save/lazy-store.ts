import type { OpenStore } from './store.ts';

/** The same store, but its code is loaded with the first use. */
export const openStore: OpenStore = async () => (await import('./store.ts')).openStore();
