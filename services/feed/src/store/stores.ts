import type { Clock } from '@tippspiel/shared/platform/clock/clock';
import { createCounters } from '@tippspiel/shared/platform/mongo/counter';
import { createDepartures } from '@tippspiel/shared/platform/leaving/departures';
import { createLimits } from '@tippspiel/shared/platform/mongo/limits';
import type { Connection } from 'mongoose';
import { createAuthorStore } from './authors.ts';
import { createComments } from './comments.ts';
import { createEndedGroups } from './ended-groups.ts';
import { createFeed } from './feed.ts';
import { createLastPosts } from './last-posts.ts';
import { createLikes } from './likes.ts';
import { createMemberships } from './memberships.ts';
import { createOperatorPosts } from './operator-posts/operator-posts.ts';
import { createHiddenPosts } from './moderation/hidden-posts.ts';
import { createReportedTexts } from './moderation/reported-texts.ts';
import { createPages } from './pages/pages.ts';
import { createPosts } from './posts.ts';
import { createPrizes } from './prizes/prizes.ts';
import { createSponsors } from './sponsors/sponsors.ts';

export type Stores = ReturnType<typeof openStores>;

export function openStores(connection: Connection, clock: Clock, settings: { searchTimeoutMs: number }) {
  const counters = createCounters(connection);
  const posts = createPosts(connection);
  return {
    /** Posts and comments share ids. @returns the first of `count` new ids */
    nextId: (count = 1) => counters.next('post', count),
    /** The id for a post's key, always the same; without a key a new id. */
    idFor: (key: string | null) => counters.idFor('post', key),
    posts,
    feed: createFeed(posts.model, settings),
    hiddenPosts: createHiddenPosts(posts.model),
    operatorPosts: createOperatorPosts(posts.model),
    /** The id that belongs to this logo, always the same. The first call reserves it. */
    sponsorOf: (stamp: string) => counters.numberOf('sponsor', stamp),
    sponsors: createSponsors(connection),
    pages: createPages(connection),
    prizes: createPrizes(connection),
    comments: createComments(connection),
    likes: createLikes(connection),
    lastPosts: createLastPosts(connection),
    reportedTexts: createReportedTexts(connection),
    memberships: createMemberships(connection),
    endedGroups: createEndedGroups(connection),
    authors: createAuthorStore(connection),
    limits: createLimits(connection, clock),
    departures: createDepartures(connection),
  };
}
