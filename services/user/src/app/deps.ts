import type { Clock } from '@tippspiel/shared/clock/clock';
import type { Limits } from '@tippspiel/shared/mongo/limits';
import type { Accounts } from '../store/accounts.ts';
import type { Favorites } from '../store/favorites.ts';
import type { Sessions } from '../store/sessions.ts';
import type { Passwords } from './passwords.ts';

export type Settings = {
  loginMaxFailures: number;
  loginMaxFailuresPerAddress: number;
  loginWindowSeconds: number;
  registerMaxFailures: number;
  registerWindowSeconds: number;
  registerMaxPerHour: number;
  favoritesMax: number;
  statusIntervalMs: number;
};

/** What the use cases work with; handed in, so that they know neither the database nor the network. */
export type Deps = {
  clock: Clock;
  settings: Settings;
  accounts: Accounts;
  favorites: Favorites;
  sessions: Sessions;
  limits: Limits;
  passwords: Passwords;
  numbers: { next(kind: string, count?: number): Promise<number> };
  relay: { kick(collection: string, ids: unknown[]): void };
  /** Tells the gateways at once that these sessions are to be asked for anew. */
  announceRevoked(sessionIds: string[]): void;
};

/** Who asks, beside the identity: where from, and the id that goes through logs and events. */
export type Origin = { clientIp: string; requestId: string };
