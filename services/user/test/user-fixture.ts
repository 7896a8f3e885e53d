import { until } from '@tippspiel/shared/platform/testing/until';
import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { IDENTITY_HEADER, signIdentity } from '@tippspiel/shared/contracts/auth/identity';
import {
  RESOLVE_SESSION_PATH,
  SESSION_HEADER,
  type ResolvedSession,
} from '@tippspiel/shared/contracts/auth/session';
import { manualClock } from '@tippspiel/shared/platform/clock/clock';
import { parseEnv } from '@tippspiel/shared/platform/config/env';
import type { DomainEvent, EventType } from '@tippspiel/shared/contracts/events/catalogue';
import { CLIENT_IP_HEADER } from '@tippspiel/shared/platform/graph/subgraph';
import {
  askSubgraph,
  testEnv,
  TEST_IDENTITY_SECRET,
  type GraphAnswer,
} from '@tippspiel/shared/platform/testing/subgraph';
import { backingForTests } from '../../../infra/local/testing.ts';
import { userEnv } from '../src/env.ts';
import { buildService, type UserService } from '../src/server.ts';

export const NOW = new Date('2024-06-10T12:00:00Z');
export const PASSWORD = 'geheim1';

/** Cheap hashing, for tests that are not about its cost. */
const CHEAP = { PASSWORD_HASH_MEMORY_KIB: '64', PASSWORD_HASH_PASSES: '1' };

const REGISTER = `mutation ($input: RegisterInput!) {
  register(input: $input) { viewer { id email isAdmin recommendGuid user { fullname } } }
}`;
const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { viewer { id } } }`;

export type UserFixture = Awaited<ReturnType<typeof openUser>>;

let count = 0;

/** The registration form of a new player. */
export function form(more: Record<string, unknown> = {}) {
  const email = `spieler${++count}@example.org`;
  const person = { firstname: 'Ada', lastname: 'Lovelace', email, gender: 'f', acceptTerms: true };
  return { ...person, password: PASSWORD, passwordRepeat: PASSWORD, ...more };
}

/** The user service on real servers, with a clock that the test controls. */
export async function openUser(more: Record<string, string> = {}) {
  const env = parseEnv(userEnv, { ...testEnv('user', backingForTests()), ...CHEAP, ...more });
  const clock = manualClock(NOW);
  const service = await buildService(env, { clock });
  await service.app.ready();
  return { env, clock, service, events: await listen(service), ...callsTo(service) };
}

function callsTo({ app, backbone, close }: UserService) {
  const ask = (identity: Identity | null, query: string, variables = {}, clientIp = '10.0.0.1') =>
    askSubgraph(app, identity, query, variables, { [CLIENT_IP_HEADER]: clientIp });
  const register = (input: unknown, clientIp?: string) => ask(null, REGISTER, { input }, clientIp);
  const login = (input: unknown, clientIp?: string) => ask(null, LOGIN, { input }, clientIp);

  async function resolve(token: unknown): Promise<ResolvedSession | null> {
    const headers = { [IDENTITY_HEADER]: await signIdentity(TEST_IDENTITY_SECRET, null) };
    const response = await app.inject({
      method: 'POST',
      url: RESOLVE_SESSION_PATH,
      headers,
      payload: { token },
    });
    return response.json<{ session: ResolvedSession | null }>().session;
  }

  /** Registers a player and returns the identity, as a gateway would resolve it. */
  async function join(
    more: Record<string, unknown> = {},
  ): Promise<{ identity: Identity; token: string; email: string }> {
    const input = form(more);
    const token = tokenOf(await register(input));
    const session = await resolve(token);
    return { identity: session!, token, email: input.email as string };
  }

  /** Makes the database refuse every change of an account, until the returned function is called. */
  async function refuseChanges(email: string): Promise<() => Promise<unknown>> {
    const accounts = backbone.mongo.collection('accounts');
    const setOutbox = (outbox: unknown) => accounts.updateOne({ email }, { $set: { outbox } });
    await setOutbox('no list');
    return () => setOutbox([]);
  }

  const stop = async () => {
    await backbone.mongo.dropDatabase();
    await close();
  };
  return { ask, register, login, resolve, join, refuseChanges, stop };
}

/** The new session's token, from the response headers. */
export function tokenOf(answer: GraphAnswer): string {
  const token = answer.headers[SESSION_HEADER];
  if (typeof token !== 'string' || !token) throw new Error(`no session in ${JSON.stringify(answer)}`);
  return token;
}

/** The single error of a response, shortened. */
export function errorOf(answer: GraphAnswer) {
  const [error] = answer.errors ?? [];
  if (!error) throw new Error(`no error in ${JSON.stringify(answer)}`);
  return { code: error.extensions.code, message: error.message, field: error.extensions.field };
}

/** Collects the events that the service publishes. */
async function listen({ backbone }: UserService) {
  const seen: DomainEvent[] = [];
  const types: EventType[] = [
    'user.account.registered.v1',
    'user.account.changed.v1',
    'user.favorites.changed.v1',
    'user.operator.acted.v2',
  ];
  await backbone.bus.consume({
    name: 'test',
    types,
    async handle(events) {
      seen.push(...events);
    },
  });
  return {
    seen,
    /**
     * Waits for `count` events of this kind about a player, and sorts them by version, because they may overtake each
     * other.
     */
    async of<Type extends EventType>(
      type: Type,
      userId: number,
      count = 1,
    ): Promise<DomainEvent<Type>['data'][]> {
      const matching = () =>
        seen.filter((event) => event.type === type && (event.data as { userId: number }).userId === userId);
      await until(`${count} × ${type} about player ${userId}`, () => matching().length >= count);
      const matches = matching().map(({ data }) => data as DomainEvent<Type>['data'] & { version: number });
      return matches.toSorted((a, b) => a.version - b.version);
    },
  };
}
