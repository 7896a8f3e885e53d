import { readEnv } from '@tippspiel/shared/platform/config/env';
import { manualClock } from '@tippspiel/shared/platform/clock/clock';
import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { connectBus } from '@tippspiel/shared/platform/nats/bus';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { askSubgraph, player, testEnv, type GraphAnswer } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { backingForTests } from '../../../infra/local/testing.ts';
import { groupEnv, type GroupEnv } from '../src/env.ts';
import { buildService } from '../src/server.ts';

export const NOW = '2024-06-19T15:30:00.000Z';
export const FIELDS = 'id name isPrivate member owner memberCount link dateCreated user { __typename id }';

export type GroupData = {
  id: number;
  name: string;
  isPrivate: boolean;
  member: boolean;
  owner: boolean;
  memberCount: number;
  link: string;
  dateCreated: string;
  user: { __typename: string; id: number };
};

export type Kit = Awaited<ReturnType<typeof runGroups>>;

/** A running group service with a separate database, and requests for tests. */
export async function startGroups(settings: Record<string, string> = {}): Promise<Kit> {
  const env = readEnv(groupEnv, {
    ...testEnv('group', backingForTests()),
    JOINS_PER_HOUR: '1000000',
    GROUPS_PER_HOUR: '1000000',
    GROUP_CHANGES_PER_HOUR: '1000000',
    MEMBERS_ADDED_PER_HOUR: '1000000',
    ...settings,
  });
  return runGroups(env);
}

/** The same again for an environment in which a service has already run. */
export async function runGroups(env: GroupEnv) {
  const clock = manualClock(NOW);
  const service = await buildService(env, { clock });
  const ask = (who: Identity | null, query: string, variables = {}) =>
    askSubgraph(service.app, who, query, variables);

  async function mutate(who: Identity | null, name: string, input: object): Promise<GraphAnswer> {
    const type = name.endsWith('Member') ? 'MemberInput' : `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    const shown = name === 'deleteGroup' ? 'deletedId' : `group { ${FIELDS} }`;
    return ask(who, `mutation($input: ${type}!) { answer: ${name}(input: $input) { ${shown} } }`, { input });
  }

  return {
    ...service,
    env,
    clock,
    ask,
    mutate,
    /** A mutation that is expected to succeed. */
    async change(userId: number, name: string, input: object): Promise<GroupData> {
      const answer = await mutate(player(userId), name, input);
      if (answer.errors)
        throw new Error(`${name} ${JSON.stringify(input)}: ${JSON.stringify(answer.errors)}`);
      return (answer.data as { answer: { group: GroupData } }).answer.group;
    },
    async group(userId: number, id: number): Promise<GroupData | null> {
      const answer = await ask(player(userId), `query($id: Int) { group(id: $id) { ${FIELDS} } }`, { id });
      return answer.data?.['group'] as GroupData | null;
    },
    async page(userId: number, filterOption = 0, page: object = {}, order = 'NAME') {
      const query = `query($filterOption: Int, $page: PageInput, $order: GroupOrder) {
        groups(filterOption: $filterOption, page: $page, order: $order) { items { ${FIELDS} } totalCount pageNumber pageSize } }`;
      const answer = await ask(player(userId), query, { filterOption, page, order });
      if (answer.errors) throw new Error(JSON.stringify(answer.errors));
      return answer.data?.['groups'] as {
        items: GroupData[];
        totalCount: number;
        pageNumber: number;
        pageSize: number;
      };
    },
    /** Stops the service and drops its database. */
    async stop() {
      await service.backbone.mongo.dropDatabase();
      await service.close();
    },
  };
}

/** Publishes user's events of these players and waits for them. */
export async function register({ backbone, deps, clock }: Kit, userIds: readonly number[]): Promise<void> {
  for (const userId of userIds) {
    const data = {
      userId,
      version: 1,
      firstname: 'Ada',
      lastname: `Müller${userId}`,
      city: '',
      country: '',
      institution: '',
      pictureStamp: '',
      isAdmin: false,
      isLocked: false,
      dateActivated: NOW,
    };
    const meta = { now: clock.now(), requestId: 'test' };
    await backbone.bus.publish(createEvent('user.account.registered.v1', data, meta));
  }
  for (const userId of userIds) await until('the player is known', () => deps.store.players.has(userId));
}

/** Error code, message and field of a response, for comparison. */
export const failure = ({ data, errors }: GraphAnswer) => ({
  nothing: !data || Object.values(data).every((value) => value === null),
  code: errors?.[0]?.extensions.code,
  message: errors?.[0]?.message,
});

type GroupEvent = DomainEvent<
  'group.group.saved.v1' | 'group.group.deleted.v1' | 'group.member.joined.v1' | 'group.member.left.v1'
>;

/** The id of a group that no test creates. */
const LAST_GROUP = 2 ** 30;

/** All events that the group service has published, in order; waits until `enough` returns true. */
export async function receiveEvents(
  env: GroupEnv,
  enough: (events: GroupEvent[]) => boolean,
): Promise<GroupEvent[]> {
  const bus = await connectBus({
    url: env.NATS_URL,
    namespace: env.NATS_NAMESPACE,
    service: 'test',
    log: createLogger('test', 'error'),
  });
  const received: GroupEvent[] = [];
  await bus.consume({
    name: `test-${Math.random().toString(36).slice(2)}`,
    types: [
      ...(['group.group.saved.v1', 'group.group.deleted.v1'] as const),
      ...(['group.member.joined.v1', 'group.member.left.v1'] as const),
    ],
    async handle(events) {
      received.push(...events);
    },
  });
  await until('enough events of the group service', () => enough(received));
  // Duplicates were published before this event.
  const data = { groupId: LAST_GROUP, version: 1, name: 'Schluss', ownerId: 1 };
  const last = createEvent('group.group.saved.v1', data, { now: new Date(NOW), requestId: 'test' });
  await bus.publish(last);
  await until('the last event', () => received.some(({ id }) => id === last.id));
  await bus.close();
  return received.filter(({ data: payload }) => payload.groupId !== LAST_GROUP);
}
