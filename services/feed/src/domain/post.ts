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
  pictureUrl: string;
  /** Follows from the likes. */
  likeCount: number;
  /** Follows from the comments, as do the last of them, oldest first. */
  commentCount: number;
  lastComments: Comment[];
};

export type Comment = {
  /** Counted together with posts. */
  id: number;
  postId: number;
  userId: number;
  text: string;
  dateCreated: Date;
  /** Follows from the likes. */
  likeCount: number;
};

/** The newest of these comments that a post shows at once, oldest first, each once: the later given, the truer. */
export function lastOf(comments: readonly Comment[]): Comment[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  return [...byId.values()].sort((a, b) => a.id - b.id).slice(-LAST_COMMENTS);
}

/** A player's post as it begins. */
export function newPost(given: Pick<Post, 'id' | 'userId' | 'groupId' | 'text' | 'dateCreated'>): Post {
  return {
    ...given,
    subject: '',
    isOperator: false,
    isPublished: true,
    isCommentAble: true,
    dateImageChanged: null,
    pictureUrl: '',
    likeCount: 0,
    commentCount: 0,
    lastComments: [],
  };
}

type Viewer = { userId: number; isAdmin: boolean; isLocked: boolean } | null;

/** Whoever may write deletes what is their own; operators delete anything. */
export function isDeleteAble({ userId }: { userId: number }, viewer: Viewer): boolean {
  return viewer !== null && !viewer.isLocked && (viewer.isAdmin || userId === viewer.userId);
}
