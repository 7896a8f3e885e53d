import type { ReactionCounts } from './reaction.ts';

/** How many comments a post shows at once (specification, chapter 2). */
export const LAST_COMMENTS = 5;

export type Post = {
  id: number;
  userId: number;
  /** Null on the main feed. */
  groupId: number | null;
  /** Title of an operator's post; otherwise empty. */
  subject: string;
  text: string;
  isOperator: boolean;
  isPublished: boolean;
  isCommentAble: boolean;
  dateCreated: Date;
  dateImageChanged: Date | null;
  /** Name of the picture; empty without one. */
  pictureStamp: string;
  drawing: Drawing | null;
  /** Number of changes by operators. */
  version: number;
  /**
   * Position among the ids of posts, if it was published later than written. Null for all others, whose position is
   * their id.
   */
  place: number | null;
  /** Updated from the likes. */
  likeCount: number;
  /** Updated from the players' reactions; undefined without any. */
  reactions?: ReactionCounts;
  /** Updated from the comments, like the last comments, which are sorted oldest first. */
  commentCount: number;
  lastComments: Comment[];
  /** Operators have hidden it; only its author sees a notice. */
  isHidden: boolean;
  /** Comments that operators have hidden, without their texts, oldest first; each is visible only to its author. */
  hiddenComments: Comment[];
};

export type Drawing = { priceId: number; priceKind: string; winnerString: string };

export type Comment = {
  /** From the same sequence as posts. */
  id: number;
  postId: number;
  userId: number;
  text: string;
  dateCreated: Date;
  /** Updated from the likes. */
  likeCount: number;
  /** Updated from the players' reactions; undefined without any. */
  reactions?: ReactionCounts;
  /** The id of the comment on the same post that it answers; undefined for none. */
  answerTo?: number;
  /** Operators have hidden it; only its author sees a notice. */
  isHidden: boolean;
};

/**
 * The last of these comments, as a post shows them: oldest first, without duplicates. Of two versions the later one
 * counts.
 */
export function lastOf(comments: readonly Comment[]): Comment[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  return [...byId.values()].sort((a, b) => a.id - b.id).slice(-LAST_COMMENTS);
}

/** The post's position in the feed, which is ordered by the time of publication. */
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

/** Authors delete their own texts unless they are locked; operators delete anything. */
export function isDeleteAble({ userId }: { userId: number }, viewer: Viewer): boolean {
  return viewer !== null && !viewer.isLocked && (viewer.isAdmin || userId === viewer.userId);
}
