import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { createCounters } from '@tippspiel/shared/platform/mongo/counter';
import { createLimits } from '@tippspiel/shared/platform/mongo/limits';
import type { Connection } from 'mongoose';
import { createDepartures } from '@tippspiel/shared/platform/leaving/departures';
import { createAccounts } from './accounts/accounts.ts';
import { createFavorites } from './favorites/favorites.ts';
import { createDepartedAccounts } from './leaving/departed-accounts.ts';
import { createRecommendations } from './recommendations/recommendations.ts';
import { createUnsubscribed } from './recommendations/unsubscribed.ts';
import { createMails, mailModel, pushModel } from './mail/mails.ts';
import { createSubscriptions } from './push/subscriptions.ts';
import { createSessions } from './sessions/sessions.ts';
import { createTokens } from './tokens.ts';

export type Stores = ReturnType<typeof openStores>;

export function openStores(connection: Connection, clock: Clock) {
  const accounts = createAccounts(connection);
  return {
    accounts,
    departed: createDepartedAccounts(accounts.model),
    departures: createDepartures(connection),
    favorites: createFavorites(connection),
    sessions: createSessions(connection),
    recommendations: createRecommendations(connection),
    unsubscribed: createUnsubscribed(connection),
    mails: createMails(mailModel(connection)),
    pushes: createMails(pushModel(connection)),
    subscriptions: createSubscriptions(connection),
    tokens: createTokens(connection),
    limits: createLimits(connection, clock),
    numbers: createCounters(connection),
  };
}
