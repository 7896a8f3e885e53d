import { signIdentity, IDENTITY_HEADER } from '@tippspiel/shared/contracts/auth/identity';
import { realNow } from '@tippspiel/shared/platform/clock/real-time';
import { createHttpClient, type HttpClient } from '@tippspiel/shared/platform/http/http-client';
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import { Counter, type Registry } from 'prom-client';

type Options = {
  url: string;
  identitySecret: string;
  /** The version of the membership in the read model; 0 for none. */
  versionOf: (groupId: number, userId: number) => Promise<number>;
  metrics: Registry;
};

const QUERY = 'query ($id: Int) { group(id: $id) { member } }';
/** A short timeout, because the events bring the answer as well. */
const TIMEOUT_MS = 1_000;
const CONNECTIONS = 8;
const QUEUE = 100;
/** Limits one player's queries, so that posts of many groups block nobody else. Excess queries are answered with no. */
const PER_PLAYER = { concurrency: 2, maxQueued: 10 };
const YES_TTL_MS = 60_000;
/** Shorter than the time that joining takes. */
const NO_TTL_MS = 500;
const CACHE_SIZE = 10_000;

/**
 * Asks the group service about players who are not in a group according to the read model. After founding or joining a
 * group, players may be ahead of its events, for long if the bus is down. A yes is cached for a minute, a no for a
 * moment; both end with a newer event.
 */
export function createMembershipQuery({ url, identitySecret, versionOf, metrics }: Options) {
  const client = createHttpClient({ url, connections: CONNECTIONS, queue: QUEUE });
  const requests = createBoundedQueue({ concurrency: CONNECTIONS, maxQueued: QUEUE, perKey: PER_PLAYER });
  const remembered = new Map<string, { answer: boolean; version: number; until: number }>();
  const asking = new Map<string, Promise<boolean>>();
  const answers = new Counter({
    name: 'feed_membership_questions_total',
    help: 'Memberships that feed asked group for: yes, no, or none (too many, late, or away)',
    labelNames: ['answer'],
    registers: [metrics],
  });

  async function send(groupId: number, userId: number): Promise<boolean> {
    const deadline = new Date(realNow().getTime() + TIMEOUT_MS);
    const ask = () => isMember(client, { secret: identitySecret, deadline }, groupId, userId);
    try {
      const isIn = await requests.run(ask, { key: userId, deadline });
      answers.inc({ answer: isIn ? 'yes' : 'no' });
      return isIn;
    } catch {
      answers.inc({ answer: 'none' });
      return false;
    }
  }

  function remember(key: string, answer: boolean, version: number): void {
    remembered.delete(key);
    const until = performance.now() + (answer ? YES_TTL_MS : NO_TTL_MS);
    remembered.set(key, { answer, version, until });
    const [oldest] = remembered.keys();
    if (remembered.size > CACHE_SIZE && oldest !== undefined) remembered.delete(oldest);
  }

  return {
    /** Whether a player is in a group, according to the group service. */
    async ask(groupId: number, userId: number): Promise<boolean> {
      const key = `${groupId}:${userId}`;
      const version = await versionOf(groupId, userId);
      const known = remembered.get(key);
      if (known?.version === version && known.until > performance.now()) return known.answer;
      const answer = asking.get(key) ?? send(groupId, userId).finally(() => asking.delete(key));
      asking.set(key, answer);
      remember(key, await answer, version);
      return answer;
    },
    close: () => client.close(),
  };
}

async function isMember(
  client: HttpClient,
  { secret, deadline }: { secret: string; deadline: Date },
  groupId: number,
  userId: number,
): Promise<boolean> {
  const identity = { userId, isAdmin: false, isLocked: false, sessionId: 'feed' };
  const { body } = await client.post({
    path: '/graphql',
    headers: {
      'content-type': 'application/json',
      [IDENTITY_HEADER]: await signIdentity(secret, identity),
    },
    body: JSON.stringify({ query: QUERY, variables: { id: groupId } }),
    deadline,
    isRead: true,
  });
  const { data } = JSON.parse(body) as { data?: { group: { member: boolean } | null } | null };
  return data?.group?.member === true;
}
