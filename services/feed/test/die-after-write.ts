// Run by crash.int.test.ts: a feed service that is killed, with -9, right after the atomic write of a use case.
import { readEnv } from '@tippspiel/shared/config/env';
import { player } from '@tippspiel/shared/testing/subgraph';
import { addComment } from '../src/app/add-comment.ts';
import { deleteComment } from '../src/app/delete-comment.ts';
import { deletePost } from '../src/app/delete-post.ts';
import { toggleLike } from '../src/app/toggle-like.ts';
import { feedEnv } from '../src/env.ts';
import { buildService } from '../src/server.ts';

const [useCase, postId, commentId] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])];
const { deps } = await buildService(readEnv(feedEnv));
const die = async () => void process.kill(process.pid, 'SIGKILL');
const dying = { ...deps, settle: { comment: die, like: die, post: die, all: die } };
const userId = 2;
if (useCase === 'comment') await addComment(dying, userId, { postId, text: 'Kurz vor dem Absturz' });
if (useCase === 'like') await toggleLike(dying, userId, postId);
if (useCase === 'deletePost') await deletePost(dying, player(userId), postId);
if (useCase === 'deleteComment') await deleteComment(dying, player(userId), postId, commentId);
