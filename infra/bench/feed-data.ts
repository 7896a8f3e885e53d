import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { connectMongo } from '@tippspiel/shared/platform/mongo/connect';
import { foldText } from '@tippspiel/shared/platform/text/fold';
import type { FeedEnv } from '@tippspiel/feed/env';
import { buildService } from '@tippspiel/feed/server';
import { syntheticPlayer } from './million-data.ts';

/** The authors of the posts. */
const AUTHORS = 20_000;
const LAST = 5;
const BATCH = 5_000;
/** Every n-th post is an operator's, or hidden. */
const OPERATORS_EVERY = 2_000;
const HIDDEN_EVERY = 10_000;

/** A post's id. The ids of its comments follow, because both share a sequence. */
export const idOfPost = (index: number): number => 1 + index * (LAST + 1);

const DATE = Date.parse('2024-06-01T12:00:00Z');
const text = (index: number) =>
  `Beitrag ${index}: Wer hätte das gedacht? ${'So ein Spiel sieht man selten. '.repeat(1 + (index % 9))}`;

function post(index: number) {
  const _id = idOfPost(index);
  const dateCreated = new Date(DATE + index * 1_000);
  const lastComments = Array.from({ length: LAST }, (_none, number) => ({
    ...{
      _id: _id + 1 + number,
      postId: _id,
      userId: 1 + ((index + number) % AUTHORS),
      dateCreated,
      likeCount: 0,
    },
    text: `Kommentar ${number}: das sehe ich ganz genauso.`,
  }));
  return {
    ...{
      _id,
      userId: 1 + (index % AUTHORS),
      groupId: null,
      subject: '',
      text: text(index),
      folded: foldText(text(index)),
    },
    ...{
      isOperator: index % OPERATORS_EVERY === 0,
      isPublished: true,
      isCommentAble: true,
      isDeleted: false,
    },
    ...{
      isHidden: index % HIDDEN_EVERY === 7,
      dateCreated,
      dateImageChanged: null,
      pictureStamp: '',
      drawing: null,
    },
    ...{ version: 0, likeCount: index % 40, commentCount: LAST, lastComments },
  };
}

/** Writes posts with five comments each directly into the database. */
export async function fillFeed(env: FeedEnv, posts: number): Promise<void> {
  const log = createLogger('bench', 'warn');
  const mongo = await connectMongo({ url: env.MONGODB_URL, database: env.MONGODB_DATABASE, log });
  // Creates the collections and their indexes.
  const service = await buildService(env);
  const insert = async (name: string, count: number, make: (index: number) => object) => {
    for (let from = 0; from < count; from += BATCH) {
      const length = Math.min(BATCH, count - from);
      const batch = Array.from({ length }, (_none, index) => make(from + index));
      await mongo.collection(name).insertMany(batch, { ordered: false });
    }
  };
  await insert('authors', AUTHORS, (index) => ({
    _id: index + 1,
    version: 1,
    ...syntheticPlayer(index + 1),
  }));
  await insert('posts', posts, post);
  await service.close();
  await mongo.close();
}
