import type { OpenStore } from './store.ts';

/** The same store; its code is loaded when it is opened first, not with the app. */
export const openStore: OpenStore = async () => (await import('./store.ts')).openStore();
