import type { Request } from '@tippspiel/shared/contracts/auth/request';
import type { SocialPicture } from '@tippspiel/shared/contracts/auth/social-picture';
import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import type { Stores } from '../store/stores.ts';
import type { Mail } from '../domain/mail/mail.ts';
import type { ReminderLinks } from './reminders/reminder-links.ts';
import type { Provider } from '../effects/open-id.ts';
import type { Tickets } from './providers/tickets.ts';
import type { Attempts } from './passwords/attempts.ts';
import type { Passwords } from './passwords/passwords.ts';

/** Described in `env.ts`. */
type Settings = Record<
  | 'LOGIN_MAX_FAILURES'
  | 'LOGIN_MAX_FAILURES_PER_ADDRESS'
  | 'REGISTER_MAX_FAILURES'
  | 'REGISTER_MAX_PER_HOUR'
  | 'ACCOUNT_MAILS_PER_HOUR'
  | 'RESET_MAX_PER_HOUR'
  | 'RECOMMEND_MAILS_PER_HOUR'
  | 'RECOMMEND_MAILS_PER_HOUR_PER_ADDRESS'
  | 'RECOMMEND_MAILS_PER_DAY_TO'
  | 'FAVORITES_MAX'
  | 'FAVORITE_CHANGES_PER_HOUR'
  | 'PROFILE_CHANGES_PER_HOUR'
  | 'EXPORTS_PER_HOUR',
  number
> & { PUSH_PUBLIC_KEY?: string; PUSH_SERVICES: string[] };

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
