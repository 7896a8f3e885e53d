import type { ReactionCounts } from './reaction.ts';

/** How many comments a post shows at once (specification, chapter 2). */
export const LAST_COMMENTS = 5;

export type Post = {
  id: number;
  userId: number;
  /** Null on the main feed. */
  groupId: number | null;
  /** Title of an operator's post, else empty. */
  subject: string;
  text: string;
  isOperator: boolean;
  isPublished: boolean;
  isCommentAble: boolean;
  dateCreated: Date;
  dateImageChanged: Date | null;
  /** Names the picture, empty without one. */
  pictureStamp: string;
  drawing: Drawing | null;
  /** Counts the changes by operators. */
  version: number;
  /** Among the ids of posts, for one that was published later than it was written; null for all others, whose place is their id. */
  place: number | null;
  /** Follows from the likes. */
  likeCount: number;
  /** Follow from the players' reactions; left out where nobody has reacted. */
  reactions?: ReactionCounts;
  /** Follows from the comments, as do the last of them, oldest first. */
  commentCount: number;
  lastComments: Comment[];
  /** Operators have taken it away; its author alone is told so. */
  isHidden: boolean;
  /** Comments that operators have taken away, without their texts, oldest first: each is there for its author alone. */
  hiddenComments: Comment[];
};

export type Drawing = { priceId: number; priceKind: string; winnerString: string };

export type Comment = {
  /** Counted together with posts. */
  id: number;
  postId: number;
  userId: number;
  text: string;
  dateCreated: Date;
  /** Follows from the likes. */
  likeCount: number;
  /** Follow from the players' reactions; left out where nobody has reacted. */
  reactions?: ReactionCounts;
  /** The number of the comment on the same post that it answers; left out for none. */
  answerTo?: number;
  /** Operators have taken it away; its author alone is told so. */
  isHidden: boolean;
};

/** The newest of these comments that a post shows at once, oldest first, each once: the later given, the truer. */
export function lastOf(comments: readonly Comment[]): Comment[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  return [...byId.values()].sort((a, b) => a.id - b.id).slice(-LAST_COMMENTS);
}

/** Its place in the feed, which is ordered by the time of publication. */
export const placeOf = ({ id, place }: Pick<Post, 'id' | 'place'>): number => place ?? id;

export function newPost(given: Pick<Post, 'id' | 'userId' | 'groupId' | 'text' | 'dateCreated'>): Post {
  return {
    ...given,
    subject: '',
    isOperator: false,
    isPublished: true,
    isCommentAble: true,
    dateImageChanged: null,
    pictureStamp: '',
    drawing: null,
    version: 0,
    place: null,
    likeCount: 0,
    commentCount: 0,
    lastComments: [],
    isHidden: false,
    hiddenComments: [],
  };
}

type Viewer = { userId: number; isAdmin: boolean; isLocked: boolean } | null;

/** Authors delete their own texts while they may write; operators delete anything. */
export function isDeleteAble({ userId }: { userId: number }, viewer: Viewer): boolean {
  return viewer !== null && !viewer.isLocked && (viewer.isAdmin || userId === viewer.userId);
}
