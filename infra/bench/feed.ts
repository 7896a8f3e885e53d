import { feedEnv } from '@tippspiel/feed/env';
import { parseEnv } from '@tippspiel/shared/platform/config/env';
import { testEnv } from '@tippspiel/shared/platform/testing/subgraph';
import { fillFeed, idOfPost, POPULAR, type Filled } from './feed-data.ts';
import { formatSpread, rowOneByOne, spreadOf, timeUntil } from './measure.ts';
import { startProcess, type ServiceProcess } from './million-process.ts';
import { dropDatabase, openBenchWithServers } from './own-bench.ts';
import { report, type Row } from './report.ts';

// npm run bench -- feed: pages of a feed with a million posts, and likes and comments on a popular post.
const POSTS = Number(process.env['BENCH_POSTS'] ?? 1_000_000);
/** The name of a database to keep for the next run, because filling it takes minutes. */
const KEPT = process.env['BENCH_DATABASE'] || undefined;
const PAGES = 500;
const CHANGES = 300;

const COMMENT = `id parentId text dateCreated likeCount isLikedByMe isDeleteAble isHidden
  user { id firstname lastname fullname city pictureStamp isLocked }`;
/** The fields that the web app's cards query. */
const POST = `id subject text dateCreated dateImageChanged pictureUrl isOperator isPublished isHidden isCommentAble isDeleteAble
  likeCount isLikedByMe commentCount group { id } user { id firstname lastname fullname city pictureStamp isLocked }
  lastComments { ${COMMENT} }`;
const FEED = `query ($lastId: Int, $search: String, $onlyOperatorPosts: Boolean) {
  posts(pageSize: 25, lastId: $lastId, search: $search, onlyOperatorPosts: $onlyOperatorPosts) {
    items { ${POST} } newestId lastId hasMore } }`;
const EARLIER = `query ($id: Int!, $beforeId: Int) { post(id: $id) { id comments(beforeId: $beforeId, pageSize: 25) { ${COMMENT} } } }`;
const LIKES = `query ($id: Int!, $page: PageInput) { post(id: $id) { id likes(page: $page) { totalCount items { id fullname } } } }`;
const NEW = 'query ($sinceId: Int!) { newPostCount(sinceId: $sinceId) }';
const LIKE = 'mutation ($input: ToggleLikeInput!) { toggleLike(input: $input) { id likeCount isLikedByMe } }';
const WRITE = `mutation ($input: AddCommentInput!) { addComment(input: $input) { post { id commentCount lastComments { ${COMMENT} } } } }`;

const { backing, ...bench } = await openBenchWithServers();
const database = KEPT ?? `bench_feed_${process.pid}`;
if (!KEPT) bench.atEnd(() => dropDatabase(backing.mongodbUrl, database));

const settings = {
  ...testEnv('feed', backing),
  ...{ NODE_ENV: 'development', LOG_LEVEL: 'warn', MONGODB_DATABASE: database },
  ...{ COMMENTS_PER_HOUR: '1000000', LIKES_PER_HOUR: '1000000', POSTS_PER_HOUR: '1000000' },
};

await bench.run(async () => {
  const started = performance.now();
  const filled = await fillFeed(parseEnv(feedEnv, settings), POSTS);
  console.log(`${POSTS} Beiträge stehen bereit (${Math.round((performance.now() - started) / 1000)} s).`);
  const feed = await startProcess('feed', { env: settings, name: 'feed', logDir: bench.folder });
  bench.atEnd(() => feed.stop());
  await report('feed', await measure(feed, filled));
});

async function measure({ ask }: ServiceProcess, { popular, quiet, newest }: Filled): Promise<Row[]> {
  const posts = `${POSTS} posts`;
  const row = (what: string, call: (index: number) => Promise<unknown>) => rowOneByOne(what, PAGES, call);
  /** A position in the feed that no other index has. */
  const somewhere = (index: number) => idOfPost(1_000 + ((index * 7_919) % (POSTS - 2_000)));
  /** Measures the same change on a quiet and on a popular post, in turns. */
  const compared = async (what: string, call: (id: number) => Promise<unknown>): Promise<Row> => {
    const taken: Record<'few' | 'many', number[]> = { few: [], many: [] };
    for (let index = 0; index < CHANGES; index++) {
      for (const [name, id] of [
        ['few', quiet],
        ['many', popular],
      ] as const) {
        const took = await timeUntil(() => call(id));
        if (index >= CHANGES / 10) taken[name].push(took);
      }
    }
    const [few, many] = [spreadOf(taken.few), spreadOf(taken.many)];
    const against = `with none ${formatSpread(few)}`;
    return { what, value: formatSpread(many), against, ratio: (many.p50 / few.p50).toFixed(2) };
  };
  return [
    await row('for comparison: a request that reads nothing', () => ask('{ __typename }')),
    await row(`first page of 25 with comments, ${posts}`, () => ask(FEED)),
    await row('page of 25 with comments somewhere in it, none twice', (index) =>
      ask(FEED, { lastId: somewhere(index) }),
    ),
    await row('the same where one of the 25 is hidden', (index) =>
      ask(FEED, { lastId: idOfPost(10_000 * (1 + (index % 90)) + 17) }),
    ),
    await row('page of the operators’ posts', (index) =>
      ask(FEED, { lastId: somewhere(index), onlyOperatorPosts: true }),
    ),
    await row('how many posts are newer', (index) => ask(NEW, { sinceId: newest - (index % 20) * 6 })),
    await row('search that finds a page at once', (index) =>
      ask(FEED, { lastId: somewhere(index), search: 'selten' }),
    ),
    await row(`25 earlier comments of ${POPULAR}`, (index) =>
      ask(EARLIER, { id: popular, beforeId: idOfPost(POSTS) + 1_000 + index * 100 }),
    ),
    await row(`ten who like a post, of ${POPULAR}`, (index) =>
      ask(LIKES, { id: popular, page: { pageNumber: 1 + (index % 20), pageSize: 10 } }),
    ),
    await compared(`a like on a post with ${POPULAR}`, (postId) => ask(LIKE, { input: { postId } })),
    await compared(`a comment on a post with ${POPULAR}`, (postId) =>
      ask(WRITE, { input: { postId, text: 'Genau so ist es.' } }),
    ),
  ];
}
