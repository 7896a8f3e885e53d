import { useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

/** True while requests find no server. */
export const useIsLost = (): boolean => useSyncExternalStore(connection.subscribe, connection.isLost);
