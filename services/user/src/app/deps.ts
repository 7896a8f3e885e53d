import type { Request } from '@tippspiel/shared/contracts/auth/request';
import type { SocialPicture } from '@tippspiel/shared/contracts/auth/social-picture';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import type { Stores } from '../store/stores.ts';
import type { Mail } from '../domain/mail/mail.ts';
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
  /** Account mails per hour to one player, or to one address. */
  accountMailsPerHour: number;
  /** Password reset requests per hour from one IP address. */
  resetMaxPerHour: number;
  /** Invitations per hour from one player, or from one IP address. */
  recommendMailsPerHour: number;
  recommendMailsPerHourPerAddress: number;
  /** Invitations per day to one e-mail address, from all players together. */
  recommendMailsPerDayTo: number;
  favoritesMax: number;
  /** Changes of the own list per hour and player. */
  favoriteChangesPerHour: number;
  /** Changes of the own profile per hour and player. */
  profileChangesPerHour: number;
  /** Exports of the own data per hour and player. */
  exportsPerHour: number;
  /** Null if push is not configured. */
  pushPublicKey: string | null;
  pushServices: string[];
};

/** Injected, so that use cases depend on neither database nor network. */
export type Deps = Stores & {
  clock: Clock;
  settings: Settings;
  passwords: Passwords;
  /** Runs login attempts in order. */
  attempts: Attempts;
  /** The login provider; null if none is configured. */
  provider: Provider | null;
  tickets: Tickets;
  signPicture(picture: SocialPicture): Promise<string>;
  relay: { kick(collection: string, ids: unknown[]): void };
  propagate: {
    /** Updates a recommender's count after a recommended account was written. Callers do not wait for it. */
    recommended(userId: number): void;
  };
  /** Stores mails, each once by its key, and sends them soon. */
  takeMails(mails: Mail[]): Promise<void>;
  /** The same for notifications, where `to` is a subscription. */
  takePushes(pushes: Mail[]): Promise<void>;
  reminderLinks: ReminderLinks;
  /** Removes this service's events about a player from the stream. */
  purgeEvents(userId: number): Promise<void>;
  /** Makes the gateways reload these sessions at once. */
  announceRevoked(sessionIds: string[]): void;
};

/** A request with its origin. */
export type ClientRequest = Request & {
  clientIp: string;
  /** The browser's User-Agent; empty if it is logged in. */
  clientAgent: string;
};
