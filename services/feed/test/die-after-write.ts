// Run by crash.deep.test.ts: a process that is killed (-9) right after the atomic write of a use case.
import { createBoundedQueue } from '@tippspiel/shared/platform/queue/bounded-queue';
import { systemClock } from '@tippspiel/shared/platform/clock/clock';
import { readEnv } from '@tippspiel/shared/platform/config/env';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { connectMongo } from '@tippspiel/shared/platform/mongo/connect';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { addComment } from '../src/app/add-comment.ts';
import { createAuthors } from '../src/app/authors.ts';
import { deleteComment } from '../src/app/delete-comment.ts';
import { deletePost } from '../src/app/delete-post.ts';
import { moderateText } from '../src/app/moderation/moderate-text.ts';
import { createSearches } from '../src/app/searches.ts';
import { toggleLike } from '../src/app/toggle-like.ts';
import { feedEnv } from '../src/env.ts';
import { readShippedPages } from '../src/store/pages/shipped.ts';
import { openStores } from '../src/store/stores.ts';

const [useCase, postId, commentId] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const settings = readEnv(feedEnv);
const { MONGODB_URL: url, MONGODB_DATABASE: database } = settings;
const clock = systemClock();
const store = openStores(await connectMongo({ url, database, log: createLogger('feed', 'error') }), clock, {
  searchTimeoutMs: 1,
});
const die = async () => void process.kill(process.pid, 'SIGKILL');
const deps = {
  store,
  authors: createAuthors(store.authors),
  clock,
  settings,
  announcePost: () => undefined,
  wasCut: () => false,
  relay: { kick: () => undefined },
  shippedPages: await readShippedPages(''),
  queryMembership: () => Promise.resolve(false),
  searches: createSearches(createBoundedQueue({ concurrency: 1 })),
  propagate: {
    comments: die,
    likes: die,
    deletedPost: () => void die(),
    deletedPosts: die,
    decision: die,
    all: die,
  },
};
const identity = player(2);
const by = { identity, requestId: 'crash' };
if (useCase === 'comment') await addComment(deps, { identity }, { postId, text: 'Kurz vor dem Absturz' });
if (useCase === 'like') await toggleLike(deps, { identity }, { postId });
if (useCase === 'deletePost') await deletePost(deps, by, postId);
if (useCase === 'deleteComment') await deleteComment(deps, by, { postId, commentId });
if (useCase === 'hide')
  await moderateText(deps, { ...by, identity: { ...identity, isAdmin: true } }, { id: postId, step: 'HIDE' });
