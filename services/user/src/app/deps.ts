import type { Request } from '@tippspiel/shared/contracts/auth/request';
import type { SocialPicture } from '@tippspiel/shared/contracts/auth/social-picture';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import type { Stores } from '../store/stores.ts';
import type { Mail } from '../domain/mail/mail.ts';
import type { Lock } from '@tippspiel/shared/platform/jobs/lock';
import type { ReminderLinks } from './reminders/reminder-links.ts';
import type { Provider } from './providers/provider.ts';
import type { Tickets } from './providers/tickets.ts';
import type { Attempts } from './passwords/attempts.ts';
import type { Passwords } from './passwords/passwords.ts';

export type Settings = {
  loginMaxFailures: number;
  loginMaxFailuresPerAddress: number;
  loginWindowSeconds: number;
  registerMaxFailures: number;
  registerWindowSeconds: number;
  registerMaxPerHour: number;
  /** Mails about the account that one player, or one address, may have sent. */
  accountMailsPerHour: number;
  /** Ways to a new password that may be asked for from one address of the network. */
  resetMaxPerHour: number;
  /** Invitations that one player, or one address of the network, may send in an hour. */
  recommendMailsPerHour: number;
  recommendMailsPerHourPerAddress: number;
  /** Invitations that one address may get in a day, from all players together. */
  recommendMailsPerDayTo: number;
  favoritesMax: number;
  /** How often one player may have the own data in an hour. */
  exportsPerHour: number;
  /** Null where nothing is pushed. */
  pushPublicKey: string | null;
  pushServices: string[];
};

/** Handed in, so that use cases know neither the database nor the network. */
export type Deps = Stores & {
  clock: Clock;
  settings: Settings;
  passwords: Passwords;
  /** Keeps attempts to log in in order. */
  attempts: Attempts;
  /** The login provider; null where none is configured. */
  provider: Provider | null;
  tickets: Tickets;
  signPicture(picture: SocialPicture): Promise<string>;
  /** Demoting or deleting operators is done one at a time: each checks that another one stays. */
  asOperator: Lock;
  relay: { kick(collection: string, ids: unknown[]): void };
  propagate: {
    /** Lets a recommender's count follow after a recommended account was written; nobody waits for it. */
    recommended(userId: number): void;
    /** The same for whatever was not propagated yet. */
    all(): Promise<void>;
  };
  /** Takes mails in, each once by its key, and sends them soon. */
  takeMails(mails: Mail[]): Promise<void>;
  /** The same for notifications; `to` is a subscription. */
  takePushes(pushes: Mail[]): Promise<void>;
  reminderLinks: ReminderLinks;
  /** Removes this service's events about a player from the stream. */
  purgeEvents(userId: number): Promise<void>;
  /** Tells the gateways at once that these sessions are to be asked for anew. */
  announceRevoked(sessionIds: string[]): void;
};

/** A request, and where it comes from. */
export type ClientRequest = Request & {
  clientIp: string;
  /** The browser's own description of itself; empty for one that is logged in. */
  clientAgent: string;
};
