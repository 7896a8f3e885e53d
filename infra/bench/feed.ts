import { feedEnv } from '@tippspiel/feed/env';
import { parseEnv } from '@tippspiel/shared/platform/config/env';
import { testEnv } from '@tippspiel/shared/platform/testing/subgraph';
import { fillFeed, idOfPost } from './feed-data.ts';
import { rowOneByOne } from './measure.ts';
import { startProcess, type ServiceProcess } from './million-process.ts';
import { dropDatabase, openBenchWithServers } from './own-bench.ts';
import { report, type Row } from './report.ts';

// npm run bench -- feed: pages of a feed with a million posts.
const POSTS = 1_000_000;
const PAGES = 500;

/** The fields that the web app's cards query. */
const FEED = `query ($lastId: Int) { posts(pageSize: 25, lastId: $lastId) {
  items { id subject text dateCreated dateImageChanged pictureUrl isOperator isPublished isHidden isCommentAble isDeleteAble
    likeCount isLikedByMe commentCount group { id } user { id firstname lastname fullname city pictureStamp isLocked }
    lastComments { id parentId text dateCreated likeCount isLikedByMe isDeleteAble isHidden
      user { id firstname lastname fullname city pictureStamp isLocked } } }
  newestId lastId hasMore } }`;

const { backing, ...bench } = await openBenchWithServers();
const database = `bench_feed_${process.pid}`;
bench.atEnd(() => dropDatabase(backing.mongodbUrl, database));

const settings = {
  ...testEnv('feed', backing),
  ...{ NODE_ENV: 'development', LOG_LEVEL: 'warn', MONGODB_DATABASE: database },
};

await bench.run(async () => {
  const started = performance.now();
  await fillFeed(parseEnv(feedEnv, settings), POSTS);
  console.log(`${POSTS} Beiträge stehen bereit (${Math.round((performance.now() - started) / 1000)} s).`);
  const feed = await startProcess('feed', { env: settings, name: 'feed', logDir: bench.folder });
  bench.atEnd(() => feed.stop());
  await report('feed', await measure(feed));
});

async function measure({ ask }: ServiceProcess): Promise<Row[]> {
  /** A position in the feed that no other index has. */
  const somewhere = (index: number) => idOfPost(1_000 + ((index * 7_919) % (POSTS - 2_000)));
  return [
    await rowOneByOne(`first page of 25 with comments, ${POSTS} posts`, PAGES, () => ask(FEED)),
    await rowOneByOne('page of 25 with comments somewhere in it, none twice', PAGES, (index) =>
      ask(FEED, { lastId: somewhere(index) }),
    ),
  ];
}
