import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { manualClock } from '@tippspiel/shared/platform/clock/clock';
import { readEnv } from '@tippspiel/shared/platform/config/env';
import type { DomainEvent, EventData, EventType } from '@tippspiel/shared/contracts/events/catalogue';
import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { connectBus, type Bus } from '@tippspiel/shared/platform/nats/bus';
import { askSubgraph, player, testEnv, type GraphAnswer } from '@tippspiel/shared/platform/testing/subgraph';
import { until } from '@tippspiel/shared/platform/testing/until';
import { backingForTests } from '../../../infra/local/testing.ts';
import { feedEnv, type FeedEnv } from '../src/env.ts';
import { buildService } from '../src/server.ts';

export const NOW = '2024-06-19T15:30:00.000Z';

const COMMENT =
  'id parentId text user { __typename id } dateCreated likeCount isLikedByMe isDeleteAble isHidden';
const POST = `id subject text user { __typename id } group { __typename id } dateCreated dateImageChanged isOperator isPublished
  isCommentAble isDeleteAble likeCount isLikedByMe commentCount lastComments { ${COMMENT} } pictureUrl version winnerString
  priceKind price { __typename id } isHidden`;
const REPORTED = `id postId isComment state text subject isOperator dateCreated user { __typename id } group { id } reportCount
  reports { user { id } reason dateReported } dateReported`;
const fields: Record<string, string> = {
  publishPost: `post { ${POST} }`,
  saveOperatorPost: `post { ${POST} }`,
  toggleLike: 'id likeCount isLikedByMe',
  setReaction: 'id myReaction reactions { reaction count }',
  addComment: `comment { ${COMMENT} } post { ${POST} }`,
  addSponsor: 'sponsor { id companyName link pictureUrl sponsorType }',
  removeSponsor: 'removedId',
  saveTemplate: 'template { filename text version isEdited dateChanged }',
  reportText: 'id',
  moderateText: `text { ${REPORTED} }`,
  deletePost: 'deletedId',
  deleteComment: `deletedId post { ${POST} }`,
};

export type CommentData = {
  id: number;
  parentId: number;
  text: string;
  user: { id: number };
  likeCount: number;
  isLikedByMe: boolean;
  isDeleteAble: boolean;
  isHidden: boolean;
};
export type PostData = {
  id: number;
  subject: string;
  isPublished: boolean;
  isCommentAble: boolean;
  dateCreated: string;
  dateImageChanged: string | null;
  pictureUrl: string;
  version: number;
  text: string;
  user: { id: number };
  group: { id: number } | null;
  isDeleteAble: boolean;
  likeCount: number;
  isLikedByMe: boolean;
  commentCount: number;
  lastComments: CommentData[];
  isHidden: boolean;
};
export type ReportedData = {
  id: number;
  state: string;
  text: string;
  reportCount: number;
  reports: { user: { id: number }; reason: string }[];
};
export type FeedData = {
  items: PostData[];
  newestId: number | null;
  lastId: number | null;
  hasMore: boolean;
};

/** Tests write more than any player. */
const unlimited = {
  POSTS_PER_HOUR: '1000000',
  COMMENTS_PER_HOUR: '1000000',
  LIKES_PER_HOUR: '1000000',
  REPORTS_PER_HOUR: '1000000',
};

export type Kit = Awaited<ReturnType<typeof runFeed>>;

/** A running feed service with a separate database, and requests for tests. */
export async function startFeed(settings: Record<string, string> = {}): Promise<Kit> {
  return runFeed(readEnv(feedEnv, { ...testEnv('feed', backingForTests()), ...unlimited, ...settings }));
}

/** The same again for an environment in which a service has already run. */
export async function runFeed(env: FeedEnv) {
  const clock = manualClock(NOW);
  const service = await buildService(env, { clock });
  const bus = await connectBus({
    url: env.NATS_URL,
    namespace: env.NATS_NAMESPACE,
    service: 'test',
    log: createLogger('test', 'error'),
  });
  const ask = (who: Identity | null, query: string, variables = {}) =>
    askSubgraph(service.app, who, query, variables);

  async function mutate(who: Identity | null, name: string, input: object): Promise<GraphAnswer> {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    return ask(who, `mutation($input: ${type}!) { answer: ${name}(input: $input) { ${fields[name]} } }`, {
      input,
    });
  }

  /** A mutation that is expected to succeed. */
  async function change<Answer>(who: number | Identity, name: string, input: object): Promise<Answer> {
    const answer = await mutate(typeof who === 'number' ? player(who) : who, name, input);
    if (answer.errors) throw new Error(`${name} ${JSON.stringify(input)}: ${JSON.stringify(answer.errors)}`);
    return (answer.data as { answer: Answer }).answer;
  }

  async function feed(who: number | Identity, variables: object = {}): Promise<FeedData> {
    const answer = await askFeed(typeof who === 'number' ? player(who) : who, variables);
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data?.['posts'] as FeedData;
  }

  function askFeed(who: Identity | null, variables: object): Promise<GraphAnswer> {
    return ask(
      who,
      `query($pageSize: Int, $lastId: Int, $search: String, $groupId: Int, $onlyOperatorPosts: Boolean) {
        posts(pageSize: $pageSize, lastId: $lastId, search: $search, groupId: $groupId, onlyOperatorPosts: $onlyOperatorPosts) {
          items { ${POST} } newestId lastId hasMore } }`,
      variables,
    );
  }

  return {
    ...service,
    env,
    clock,
    ask,
    askFeed,
    mutate,
    change,
    feed,
    publish: async (userId: number, text: string, groupId?: number) =>
      (await change<{ post: PostData }>(userId, 'publishPost', { text, groupId })).post,
    comment: async (userId: number, postId: number, text: string) =>
      change<{ post: PostData; comment: CommentData }>(userId, 'addComment', { postId, text }),
    like: async (userId: number, postId: number) =>
      change<{ id: number; likeCount: number; isLikedByMe: boolean }>(userId, 'toggleLike', { postId }),
    async post(who: number | Identity, id: number): Promise<PostData | null> {
      const viewer = typeof who === 'number' ? player(who) : who;
      const answer = await ask(viewer, `query($id: Int!) { post(id: $id) { ${POST} } }`, { id });
      return answer.data?.['post'] as PostData | null;
    },
    report: async (userId: number, id: number, reason?: string) =>
      change<{ id: number }>(userId, 'reportText', { id, reason }),
    moderate: async (id: number, step: string, who = player(1, { isAdmin: true })) =>
      (await change<{ text: ReportedData }>(who, 'moderateText', { id, step })).text,
    async reported(page: object = {}) {
      const query = `query($page: PageInput) { openReportCount
        reportedTexts(page: $page) { totalCount items { ${REPORTED} } } }`;
      const { data, errors } = await ask(player(1, { isAdmin: true }), query, { page });
      if (errors) throw new Error(JSON.stringify(errors));
      const { openReportCount, reportedTexts } = data as {
        openReportCount: number;
        reportedTexts: { totalCount: number; items: ReportedData[] };
      };
      return { open: openReportCount, ...reportedTexts };
    },
    /** The number of new posts that the page would show. */
    async newer(who: number | Identity, variables: object): Promise<number> {
      const query = `query($sinceId: Int!, $groupId: Int, $onlyOperatorPosts: Boolean) {
        newPostCount(sinceId: $sinceId, groupId: $groupId, onlyOperatorPosts: $onlyOperatorPosts) }`;
      const { data, errors } = await ask(typeof who === 'number' ? player(who) : who, query, variables);
      if (errors) throw new Error(JSON.stringify(errors));
      return data?.['newPostCount'] as number;
    },
    /** Publishes an event as the group service would. */
    publishMembership: (groupId: number, userId: number, version: number, isMember = true) =>
      publishMembership(bus, { groupId, userId, version }, isMember),
    /** Publishes an event as the user service would. */
    publishEvent: <Type extends EventType>(type: Type, data: EventData<Type>) =>
      bus.publish(createEvent(type, data, { now: clock.now(), requestId: 'test' }) as DomainEvent),
    /** Collects the audit log's events from the beginning. */
    async receiveActs(): Promise<EventData<'feed.operator.acted.v2'>[]> {
      const acted: EventData<'feed.operator.acted.v2'>[] = [];
      await service.backbone.bus.consume({
        name: 'test-log',
        types: ['feed.operator.acted.v2'],
        handle: async (events) => void acted.push(...events.map(({ data }) => data)),
      });
      return acted;
    },
    /** Waits until the membership is in the read model. */
    async until(groupId: number, userId: number, version: number): Promise<void> {
      const { model } = service.deps.store.memberships;
      const _id = `${groupId}:${userId}`;
      await until(`membership ${_id} at version ${version}`, () => model.exists({ _id, version }));
    },
    /** The number of documents in the whole database, to prove that nothing is left. */
    async everything(): Promise<Record<string, number>> {
      const { posts, comments, likes } = service.deps.store;
      return {
        posts: await posts.model.countDocuments({}),
        comments: await comments.model.countDocuments({}),
        likes: await likes.model.countDocuments({}),
      };
    },
    async close() {
      await bus.close();
      await service.close();
    },
    /** Stops the service and drops its database. */
    async stop() {
      await service.backbone.mongo.dropDatabase();
      await bus.close();
      await service.close();
    },
  };
}

function publishMembership(
  bus: Bus,
  data: { groupId: number; userId: number; version: number },
  isMember: boolean,
): Promise<void> {
  const type = isMember ? 'group.member.joined.v1' : 'group.member.left.v1';
  return bus.publish(createEvent(type, data, { now: new Date(NOW), requestId: 'test' }));
}

/** Error code and message of a response, for comparison. */
export const failure = ({ data, errors }: GraphAnswer) => ({
  nothing: !data || Object.values(data).every((value) => value === null),
  code: errors?.[0]?.extensions.code,
  message: errors?.[0]?.message,
});

export const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => (from < to ? from + index : from - index));
