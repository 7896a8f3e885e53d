import { useSyncExternalStore } from 'react';
import { connection, type ConnectionState } from './connection.ts';

/** True while requests find no server. */
export const useIsLost = (): boolean =>
  useSyncExternalStore(connection.subscribe, connection.isLost, connection.isLost);

export const useConnection = (): ConnectionState =>
  useSyncExternalStore(connection.subscribe, connection.state, connection.state);
