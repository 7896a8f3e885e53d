import type { Comment, Post, PostFeed } from '../generated/schema.ts';
import { aList } from './list.ts';
import { newId, hoursLater } from './now.ts';
import { aPlayer } from './player.ts';

export const aPost = (post: Partial<Post> = {}): Post => ({
  id: newId(),
  user: aPlayer({ firstname: 'Paul', lastname: 'Post' }),
  subject: '',
  text: 'Wer wird Europameister?',
  dateCreated: hoursLater(-1),
  dateImageChanged: null,
  group: null,
  comments: [],
  lastComments: [],
  commentCount: post.comments?.length ?? post.lastComments?.length ?? 0,
  likes: aList(),
  likeCount: 0,
  isCommentAble: true,
  isDeleteAble: false,
  isHidden: false,
  isLikedByMe: false,
  reactions: [],
  myReaction: null,
  isOperator: false,
  isPublished: true,
  pictureUrl: '',
  price: null,
  priceKind: '',
  version: 1,
  winnerString: '',
  ...post,
});

export const aComment = (comment: Partial<Comment> = {}): Comment => ({
  id: newId(),
  user: aPlayer({ firstname: 'Klara', lastname: 'Kommentar' }),
  text: 'Na wir!',
  dateCreated: hoursLater(-0.5),
  isDeleteAble: false,
  isHidden: false,
  isLikedByMe: false,
  reactions: [],
  myReaction: null,
  answerTo: null,
  likes: aList(),
  likeCount: 0,
  parentId: 0,
  ...comment,
});

/** By default the whole feed, newest post first. */
export const aFeed = (posts: Post[] = [], more: Partial<PostFeed> = {}): PostFeed => ({
  items: posts,
  hasMore: false,
  lastId: posts.at(-1)?.id ?? 0,
  newestId: posts[0]?.id ?? 0,
  ...more,
});
