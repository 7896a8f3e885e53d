import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Post as PostParent, Comment as CommentParent } from '../domain/post.ts';
import type { Author } from '../domain/author.ts';
import type { ReportedTextView } from '../app/moderation/view-reported.ts';
import type { Sponsor as SponsorParent } from '../domain/sponsors/sponsor.ts';
import type { Page } from '../domain/pages/page.ts';
import type { Report as ReportParent } from '../domain/moderation/reported-text.ts';
import type { GroupRef, Context } from '../resolvers/context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An instant as ISO 8601 in UTC, for example 2024-06-19T16:00:00.000Z. */
  DateTime: { input: Date; output: Date; }
  /** Any JSON. */
  JSON: { input: unknown; output: object; }
  _FieldSet: { input: unknown; output: unknown; }
};

export type AddCommentInput = {
  /** The comment on the same post that it answers; left out for none. */
  answerTo?: InputMaybe<Scalars['Int']['input']>;
  /** Made once by who writes it, at most 100 characters: the same sent twice makes one comment; CONFLICT for other words. */
  key?: InputMaybe<Scalars['String']['input']>;
  postId: Scalars['Int']['input'];
  /** Not empty after trimming, at most 5000 characters, plain text. */
  text: Scalars['String']['input'];
};

export type AddCommentPayload = {
  __typename?: 'AddCommentPayload';
  comment: Comment;
  post: Post;
};

export type AddSponsorInput = {
  /** Not empty after trimming, 500 characters at most. */
  companyName: Scalars['String']['input'];
  /** http or https, 500 characters at most; may be empty. */
  link: Scalars['String']['input'];
  /** What `cropUpload` answered for the directory sponsors. */
  pictureUrl: Scalars['String']['input'];
  /** gold, silber or bronze; a String, so that whatever else comes is answered in words. */
  sponsorType: Scalars['String']['input'];
};

export type AddSponsorPayload = {
  __typename?: 'AddSponsorPayload';
  sponsor: Sponsor;
};

export type Comment = {
  __typename?: 'Comment';
  /** The comment on the same post that it answers; null for none, and when that is no more. */
  answerTo?: Maybe<Comment>;
  dateCreated: Scalars['DateTime']['output'];
  /** Counted together with posts. */
  id: Scalars['Int']['output'];
  isDeleteAble: Scalars['Boolean']['output'];
  /** True when operators have taken it away: for everybody but its author, who is told so in place of its text. */
  isHidden: Scalars['Boolean']['output'];
  isLikedByMe: Scalars['Boolean']['output'];
  likeCount: Scalars['Int']['output'];
  /** Who likes it, newest first. */
  likes: LikePage;
  /** The viewer's own. */
  myReaction?: Maybe<Reaction>;
  parentId: Scalars['Int']['output'];
  /** How often each was given, in the order of the enum, without those that nobody gave. */
  reactions: Array<ReactionCount>;
  text: Scalars['String']['output'];
  user: User;
};


export type CommentLikesArgs = {
  page?: InputMaybe<PageInput>;
};

export type DeleteCommentInput = {
  commentId: Scalars['Int']['input'];
  postId: Scalars['Int']['input'];
};

export type DeleteCommentPayload = {
  __typename?: 'DeleteCommentPayload';
  deletedId: Scalars['Int']['output'];
  /** The comment's post; null when the viewer may delete but not see it, as in a group the viewer has left. */
  post?: Maybe<Post>;
};

export type DeletePostInput = {
  postId: Scalars['Int']['input'];
};

export type DeletePostPayload = {
  __typename?: 'DeletePostPayload';
  deletedId: Scalars['Int']['output'];
};

export type DrawingInput = {
  priceId?: InputMaybe<Scalars['Int']['input']>;
  /** The prize's own. */
  priceKind?: InputMaybe<Scalars['String']['input']>;
  /** The winners' names as they are announced, at most 6000 characters. Saved as references, here and in the post's texts: `{winner:3}` itself is refused. */
  winnerString?: InputMaybe<Scalars['String']['input']>;
};

export type Group = {
  __typename?: 'Group';
  id: Scalars['Int']['output'];
  /** The last words on its newest post, for its members; null for outsiders, and while nobody has written there. */
  lastWords?: Maybe<LastWords>;
};

/** What was said last on the newest post of a group: its last comment, or else the post itself. */
export type LastWords = {
  __typename?: 'LastWords';
  /** The first 120 characters, in one line. */
  beginning: Scalars['String']['output'];
  dateCreated: Scalars['DateTime']['output'];
  /** The post on which they stand. Pages mark a group as new by posts alone. */
  postId: Scalars['Int']['output'];
  /** The author of these words. */
  user: User;
};

export type LikePage = {
  __typename?: 'LikePage';
  items: Array<User>;
  pageNumber: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
};

export type ModerateTextInput = {
  /** Id of a post or comment. */
  id: Scalars['Int']['input'];
  step: ModerationStep;
};

export type ModerateTextPayload = {
  __typename?: 'ModerateTextPayload';
  text: ReportedText;
};

export const ModerationStep = {
  /** Deletes the text for good. */
  Delete: 'DELETE',
  /** Leaves the text as it is: its reports are dealt with. */
  Dismiss: 'DISMISS',
  /** Takes the text away, but not for good. */
  Hide: 'HIDE',
  /** Gives back what was hidden. */
  Show: 'SHOW'
} as const;

export type ModerationStep = typeof ModerationStep[keyof typeof ModerationStep];
export type Mutation = {
  __typename?: 'Mutation';
  /**
   * Comments on a post. Codes: UNAUTHENTICATED, FORBIDDEN (not commentable), NOT_FOUND (also the comment that is answered), BAD_USER_INPUT, RATE_LIMITED, CONFLICT
   * (other words under the same key). May be sent again without harm with a key.
   */
  addComment: AddCommentPayload;
  /**
   * Adds a sponsor. Admins only. Codes: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, NOT_FOUND (a picture that the operator has
   * not just cut for sponsors), CONFLICT (a sponsor of other words has it). May be sent again without harm: one picture belongs
   * to one sponsor.
   */
  addSponsor: AddSponsorPayload;
  /** Deletes one's own comment; admins any that they see, or that was reported. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  deleteComment: DeleteCommentPayload;
  /** Deletes one's own post; admins any that they see, or that was reported. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  deletePost: DeletePostPayload;
  /**
   * What an operator decides about a post or comment, reported or not; it stands in the log of operators' changes. What is
   * so already stays so. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (also what in a group of others was neither reported nor decided about).
   */
  moderateText: ModerateTextPayload;
  /**
   * Publishes a post, on the main feed or in a group. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED,
   * CONFLICT (other words under the same key). May be sent again without harm with a key.
   */
  publishPost: PublishPostPayload;
  /** Removes a sponsor with its picture. Admins only. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  removeSponsor: RemoveSponsorPayload;
  /**
   * Tells the operators of a post or comment; once per player and text, the same again changes nothing. Codes:
   * UNAUTHENTICATED, FORBIDDEN (one's own, a locked player), NOT_FOUND, BAD_USER_INPUT, RATE_LIMITED.
   */
  reportText: ReportTextPayload;
  /**
   * An operator's post on the main feed: written, changed, published. Operators only. Its HTML is cleaned of all but a few
   * tags. A published post stays published. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND (no such post of operators; a picture
   * that the operator has not just cut for posts), BAD_USER_INPUT (field named), CONFLICT (changed since `version`).
   */
  saveOperatorPost: SaveOperatorPostPayload;
  /**
   * Writes the text of a page, or takes up the one that came with the product again. Admins only. Codes: UNAUTHENTICATED,
   * FORBIDDEN, NOT_FOUND, BAD_USER_INPUT (also a placeholder that there is not), CONFLICT (changed since `version`). May be
   * sent again without harm.
   */
  saveTemplate: SaveTemplatePayload;
  /**
   * Gives the viewer's one reaction to a post or comment, beside the like; another one takes its place, null takes it back. Codes:
   * UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED. May be sent again without harm.
   */
  setReaction: SetReactionPayload;
  /**
   * Likes a post or comment, or takes the like back. Codes: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, RATE_LIMITED. With
   * `isLiked` it may be sent again without harm.
   */
  toggleLike: ToggleLikePayload;
};


export type MutationAddCommentArgs = {
  input: AddCommentInput;
};


export type MutationAddSponsorArgs = {
  input: AddSponsorInput;
};


export type MutationDeleteCommentArgs = {
  input: DeleteCommentInput;
};


export type MutationDeletePostArgs = {
  input: DeletePostInput;
};


export type MutationModerateTextArgs = {
  input: ModerateTextInput;
};


export type MutationPublishPostArgs = {
  input: PublishPostInput;
};


export type MutationRemoveSponsorArgs = {
  input: RemoveSponsorInput;
};


export type MutationReportTextArgs = {
  input: ReportTextInput;
};


export type MutationSaveOperatorPostArgs = {
  input: SaveOperatorPostInput;
};


export type MutationSaveTemplateArgs = {
  input: SaveTemplateInput;
};


export type MutationSetReactionArgs = {
  input: SetReactionInput;
};


export type MutationToggleLikeArgs = {
  input: ToggleLikeInput;
};

export type PageInput = {
  /** From 1. */
  pageNumber?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 100. */
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  /** Part of a name. */
  search?: InputMaybe<Scalars['String']['input']>;
};

export type Post = {
  __typename?: 'Post';
  commentCount: Scalars['Int']['output'];
  /** Comments before the given one, newest pageSize of them, oldest first. */
  comments: Array<Comment>;
  dateCreated: Scalars['DateTime']['output'];
  /** Version of the picture, null without one. */
  dateImageChanged?: Maybe<Scalars['DateTime']['output']>;
  /** The group whose members alone see the post; null on the main feed. */
  group?: Maybe<Group>;
  id: Scalars['Int']['output'];
  isCommentAble: Scalars['Boolean']['output'];
  /** True when the viewer may delete it. */
  isDeleteAble: Scalars['Boolean']['output'];
  /** True when operators have taken it away: for everybody but its author, who is told so in place of its text. */
  isHidden: Scalars['Boolean']['output'];
  isLikedByMe: Scalars['Boolean']['output'];
  isOperator: Scalars['Boolean']['output'];
  isPublished: Scalars['Boolean']['output'];
  /** The last five, oldest first. */
  lastComments: Array<Comment>;
  likeCount: Scalars['Int']['output'];
  /** Who likes it, newest first. */
  likes: LikePage;
  /** The viewer's own. */
  myReaction?: Maybe<Reaction>;
  /** Where the picture is: '/api/downloadImage/posts/{id}.jpg?v=…'. Empty without one. */
  pictureUrl: Scalars['String']['output'];
  /** The prize that was drawn; null without a drawing, and for one that is no more. */
  price?: Maybe<Price>;
  /** Tagespreis, Wochenpreis, Bonusspielpreis, Sonderpreis or Hauptpreis; empty without a drawing. */
  priceKind: Scalars['String']['output'];
  /** How often each was given, in the order of the enum, without those that nobody gave. */
  reactions: Array<ReactionCount>;
  /** Title of an operator's post, empty for players' posts. */
  subject: Scalars['String']['output'];
  /** Plain text for players' posts; for operators' posts sanitised HTML with the present names of winners. */
  text: Scalars['String']['output'];
  user: User;
  /** Counts the changes by operators; whoever changes the post says which version is meant. */
  version: Scalars['Int']['output'];
  /** The names in the announcement of a drawing, empty without one. */
  winnerString: Scalars['String']['output'];
};


export type PostCommentsArgs = {
  beforeId?: InputMaybe<Scalars['Int']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
};


export type PostLikesArgs = {
  page?: InputMaybe<PageInput>;
};

export type PostFeed = {
  __typename?: 'PostFeed';
  hasMore: Scalars['Boolean']['output'];
  items: Array<Post>;
  /** Where the next page goes on: the place of the last post of this one, null for an empty one. It is the post's id, but for one published later than written. */
  lastId?: Maybe<Scalars['Int']['output']>;
  /** Place of the newest post of this page, for `newPostCount`; null for an empty one. */
  newestId?: Maybe<Scalars['Int']['output']>;
};

/** A prize; tipp knows it. */
export type Price = {
  __typename?: 'Price';
  id: Scalars['Int']['output'];
};

export type PublishPostInput = {
  /** 0 or nothing for the main feed. */
  groupId?: InputMaybe<Scalars['Int']['input']>;
  /** Made once by who writes it, at most 100 characters: the same sent twice makes one post; CONFLICT for other words. A deleted post's key is free again. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** Not empty after trimming, at most 5000 characters, plain text. */
  text: Scalars['String']['input'];
};

export type PublishPostPayload = {
  __typename?: 'PublishPostPayload';
  post: Post;
};

export type Query = {
  __typename?: 'Query';
  /** One comment; null when there is none or it is not for the viewer. */
  comment?: Maybe<Comment>;
  /** How many operators' posts are not published yet. Operators only; null for anybody else. */
  draftCount?: Maybe<Scalars['Int']['output']>;
  /**
   * How many posts there are after this place (the feed's `newestId`), at most 26: of the main feed, or of a group for its members. Codes:
   * UNAUTHENTICATED, NOT_FOUND (no such group, or not a member), BAD_USER_INPUT.
   */
  newPostCount: Scalars['Int']['output'];
  /** How many of them wait for an operator. Operators only; null for anybody else. */
  openReportCount?: Maybe<Scalars['Int']['output']>;
  /** One post; null when there is none or it is not for the viewer: drafts are for operators alone. */
  post?: Maybe<Post>;
  /**
   * The feed, newest first by when posts were published. lastId is what the page before answered. With a groupId the group's own posts,
   * for its members only. Codes: UNAUTHENTICATED, NOT_FOUND (no such group, or not a member), BAD_USER_INPUT,
   * RATE_LIMITED (too many searches at once), UNAVAILABLE (a search that takes too long).
   */
  posts: PostFeed;
  /**
   * Texts that players reported or operators decided about: those that wait for an operator first, then the latest, 20 a
   * page. Operators only. Codes: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.
   */
  reportedTexts: ReportedTextPage;
  /** All sponsors: gold first, then silber, then bronze, and within a tier who was first. For visitors, too. */
  sponsors: Array<Sponsor>;
  /** One of the pages of texts, for visitors, too; null for a name that none has. */
  template?: Maybe<Template>;
  /** The page that a text would be, with an empty filename. Admins only. Codes: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  templatePreview: Template;
};


export type QueryCommentArgs = {
  id: Scalars['Int']['input'];
};


export type QueryNewPostCountArgs = {
  groupId?: InputMaybe<Scalars['Int']['input']>;
  onlyOperatorPosts?: InputMaybe<Scalars['Boolean']['input']>;
  sinceId: Scalars['Int']['input'];
};


export type QueryPostArgs = {
  id: Scalars['Int']['input'];
};


export type QueryPostsArgs = {
  groupId?: InputMaybe<Scalars['Int']['input']>;
  lastId?: InputMaybe<Scalars['Int']['input']>;
  onlyOperatorPosts?: InputMaybe<Scalars['Boolean']['input']>;
  pageSize?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryReportedTextsArgs = {
  page?: InputMaybe<PageInput>;
};


export type QueryTemplateArgs = {
  filename: Scalars['String']['input'];
};


export type QueryTemplatePreviewArgs = {
  text: Scalars['String']['input'];
};

/** What a player gives beside a like: one to each post and comment. */
export const Reaction = {
  /** ⚽ */
  Ball: 'BALL',
  /** 👏 */
  Clap: 'CLAP',
  /** 😂 */
  Laugh: 'LAUGH',
  /** 😢 */
  Sad: 'SAD',
  /** 😮 */
  Wow: 'WOW'
} as const;

export type Reaction = typeof Reaction[keyof typeof Reaction];
export type ReactionCount = {
  __typename?: 'ReactionCount';
  /** At least 1. */
  count: Scalars['Int']['output'];
  reaction: Reaction;
};

export type RemoveSponsorInput = {
  sponsorId: Scalars['Int']['input'];
};

export type RemoveSponsorPayload = {
  __typename?: 'RemoveSponsorPayload';
  removedId: Scalars['Int']['output'];
};

export type Report = {
  __typename?: 'Report';
  dateReported: Scalars['DateTime']['output'];
  /** In the player's own words, may be empty. */
  reason: Scalars['String']['output'];
  user: User;
};

export const ReportState = {
  /** An operator has deleted it. */
  Deleted: 'DELETED',
  /** An operator finds nothing wrong with it, or has given it back. */
  Dismissed: 'DISMISSED',
  /** Its author has deleted it, or it went with its post. */
  Gone: 'GONE',
  /** Taken away: only its author still sees that it was there. */
  Hidden: 'HIDDEN',
  /** It waits for an operator. */
  Open: 'OPEN'
} as const;

export type ReportState = typeof ReportState[keyof typeof ReportState];
export type ReportTextInput = {
  /** Id of a post or comment. */
  id: Scalars['Int']['input'];
  /** At most 500 characters; may be left out. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

export type ReportTextPayload = {
  __typename?: 'ReportTextPayload';
  /** Of the post or comment. */
  id: Scalars['Int']['output'];
};

/** A post or comment that was reported, or that operators decided about, as operators see it. */
export type ReportedText = {
  __typename?: 'ReportedText';
  /** Null when it is deleted. */
  dateCreated?: Maybe<Scalars['DateTime']['output']>;
  /** Of the newest report or, without any, of the decision. */
  dateReported: Scalars['DateTime']['output'];
  group?: Maybe<Group>;
  /** Id of the post or comment. */
  id: Scalars['Int']['output'];
  isComment: Scalars['Boolean']['output'];
  isOperator: Scalars['Boolean']['output'];
  /** The post itself, or the comment's. */
  postId: Scalars['Int']['output'];
  reportCount: Scalars['Int']['output'];
  /** The newest ten. */
  reports: Array<Report>;
  state: ReportState;
  subject: Scalars['String']['output'];
  /** As it was written; an operator's is sanitised HTML. Empty when it is deleted. */
  text: Scalars['String']['output'];
  user: User;
};

export type ReportedTextPage = {
  __typename?: 'ReportedTextPage';
  items: Array<ReportedText>;
  pageNumber: Scalars['Int']['output'];
  pageSize: Scalars['Int']['output'];
  totalCount: Scalars['Int']['output'];
};

export type SaveOperatorPostInput = {
  /**
   * The drawing that the post announces; null for none. All of it, else BAD_USER_INPUT 'Die Eingabe ist nicht vollständig!'. Until the
   * prize's winners are published the post can be saved as a draft only.
   */
  drawing?: InputMaybe<DrawingInput>;
  isCommentAble: Scalars['Boolean']['input'];
  /** Now, else it stays a draft. A published post stays published. */
  isPublished: Scalars['Boolean']['input'];
  /** Of a new post: a text of the form's own, so that the same sent twice makes one post; CONFLICT for other words after somebody has changed it. At most 100 characters. */
  key?: InputMaybe<Scalars['String']['input']>;
  /** What `cropUpload` answered for directory posts; null leaves the picture as it is, '' removes it. */
  pictureUrl?: InputMaybe<Scalars['String']['input']>;
  /** 0 or nothing for a new post. */
  postId?: InputMaybe<Scalars['Int']['input']>;
  /** Not empty after trimming, at most 500 characters. */
  subject: Scalars['String']['input'];
  /** HTML. What can be read of it must not be empty, and has at most 5000 characters. */
  text: Scalars['String']['input'];
  /** The version that the operator has seen; without it the change goes onto whatever stands there. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

export type SaveOperatorPostPayload = {
  __typename?: 'SaveOperatorPostPayload';
  post: Post;
};

export type SaveTemplateInput = {
  filename: Scalars['String']['input'];
  /** HTML, 100000 characters at most; null for the text that came with the product. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** The one that was seen. */
  version: Scalars['Int']['input'];
};

export type SaveTemplatePayload = {
  __typename?: 'SaveTemplatePayload';
  template: Template;
};

export type SetReactionInput = {
  /** Id of a post or comment. */
  id: Scalars['Int']['input'];
  /** Null takes it back. */
  reaction?: InputMaybe<Reaction>;
};

export type SetReactionPayload = {
  __typename?: 'SetReactionPayload';
  id: Scalars['Int']['output'];
  myReaction?: Maybe<Reaction>;
  reactions: Array<ReactionCount>;
};

export type Sponsor = {
  __typename?: 'Sponsor';
  companyName: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  /** Address of its page, empty without one. */
  link: Scalars['String']['output'];
  /** Address of its logo. */
  pictureUrl: Scalars['String']['output'];
  sponsorType: SponsorType;
};

/** The tiers, as the specification spells them. */
export const SponsorType = {
  Bronze: 'bronze',
  Gold: 'gold',
  Silber: 'silber'
} as const;

export type SponsorType = typeof SponsorType[keyof typeof SponsorType];
/** A page of text: rules, terms, imprint, privacy. */
export type Template = {
  __typename?: 'Template';
  /** When operators changed it last, null if never. */
  dateChanged?: Maybe<Scalars['DateTime']['output']>;
  /** AGB.html, spielregeln.html, impressum.html or datenschutz.html. */
  filename: Scalars['String']['output'];
  /** True for a text of operators, false for the one that came with the product or lies in its folder of pages. */
  isEdited: Scalars['Boolean']['output'];
  /** HTML, made safe; {{joker}} and the like stand for what tipp fills in. */
  text: Scalars['String']['output'];
  /** Counts the changes by operators; whoever changes the page says which version is meant. */
  version: Scalars['Int']['output'];
};

export type ToggleLikeInput = {
  /** Whether the player is to like it; without it, it toggles. */
  isLiked?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of a post or comment. */
  postId: Scalars['Int']['input'];
};

export type ToggleLikePayload = {
  __typename?: 'ToggleLikePayload';
  id: Scalars['Int']['output'];
  isLikedByMe: Scalars['Boolean']['output'];
  likeCount: Scalars['Int']['output'];
};

/**
 * Whoever wrote or likes something. What is external belongs to user; feed has it from user's events and provides it, so
 * that a page of the feed is one fetch.
 */
export type User = {
  __typename?: 'User';
  city: Scalars['String']['output'];
  firstname: Scalars['String']['output'];
  fullname: Scalars['String']['output'];
  id: Scalars['Int']['output'];
  isLocked: Scalars['Boolean']['output'];
  lastname: Scalars['String']['output'];
  pictureStamp: Scalars['String']['output'];
};

/** The logged-in player and what is theirs alone. */
export type Viewer = {
  __typename?: 'Viewer';
  /** For the export: posts, comments and likes of the player. Codes: RATE_LIMITED. */
  feedExport: Scalars['JSON']['output'];
  id: Scalars['Int']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type ReferenceResolver<TResult, TReference, TContext> = (
      reference: TReference,
      context: TContext,
      info: GraphQLResolveInfo
    ) => Promise<TResult> | TResult;

      type ScalarCheck<T, S> = S extends true ? T : NullableCheck<T, S>;
      type NullableCheck<T, S> = Maybe<T> extends T ? Maybe<ListCheck<NonNullable<T>, S>> : ListCheck<T, S>;
      type ListCheck<T, S> = T extends (infer U)[] ? NullableCheck<U, S>[] : GraphQLRecursivePick<T, S>;
      export type GraphQLRecursivePick<T, S> = { [K in keyof T & keyof S]: ScalarCheck<T[K], S[K]> };
    

export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

/** Mapping of federation types */
export type FederationTypes = {
  Comment: Comment;
  Group: Group;
  Post: Post;
  ReportedText: ReportedText;
  Template: Template;
  Viewer: Viewer;
};

/** Mapping of federation reference types */
export type FederationReferenceTypes = {
  Comment:
    ( { __typename: 'Comment' }
    & GraphQLRecursivePick<FederationTypes['Comment'], {"id":true}> );
  Group:
    ( { __typename: 'Group' }
    & GraphQLRecursivePick<FederationTypes['Group'], {"id":true}> );
  Post:
    ( { __typename: 'Post' }
    & GraphQLRecursivePick<FederationTypes['Post'], {"id":true}> );
  ReportedText:
    ( { __typename: 'ReportedText' }
    & GraphQLRecursivePick<FederationTypes['ReportedText'], {"id":true}> );
  Template:
    ( { __typename: 'Template' }
    & GraphQLRecursivePick<FederationTypes['Template'], {"filename":true}> );
  Viewer:
    ( { __typename: 'Viewer' }
    & GraphQLRecursivePick<FederationTypes['Viewer'], {"id":true}> );
};



/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddCommentInput: AddCommentInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  AddCommentPayload: ResolverTypeWrapper<Omit<AddCommentPayload, 'comment' | 'post'> & { comment: ResolversTypes['Comment'], post: ResolversTypes['Post'] }>;
  AddSponsorInput: AddSponsorInput;
  AddSponsorPayload: ResolverTypeWrapper<Omit<AddSponsorPayload, 'sponsor'> & { sponsor: ResolversTypes['Sponsor'] }>;
  Comment: ResolverTypeWrapper<CommentParent>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DeleteCommentInput: DeleteCommentInput;
  DeleteCommentPayload: ResolverTypeWrapper<Omit<DeleteCommentPayload, 'post'> & { post?: Maybe<ResolversTypes['Post']> }>;
  DeletePostInput: DeletePostInput;
  DeletePostPayload: ResolverTypeWrapper<DeletePostPayload>;
  DrawingInput: DrawingInput;
  Group: ResolverTypeWrapper<GroupRef>;
  JSON: ResolverTypeWrapper<Scalars['JSON']['output']>;
  LastWords: ResolverTypeWrapper<PostParent>;
  LikePage: ResolverTypeWrapper<Omit<LikePage, 'items'> & { items: Array<ResolversTypes['User']> }>;
  ModerateTextInput: ModerateTextInput;
  ModerateTextPayload: ResolverTypeWrapper<Omit<ModerateTextPayload, 'text'> & { text: ResolversTypes['ReportedText'] }>;
  ModerationStep: ModerationStep;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  PageInput: PageInput;
  Post: ResolverTypeWrapper<PostParent>;
  PostFeed: ResolverTypeWrapper<Omit<PostFeed, 'items'> & { items: Array<ResolversTypes['Post']> }>;
  Price: ResolverTypeWrapper<Price>;
  PublishPostInput: PublishPostInput;
  PublishPostPayload: ResolverTypeWrapper<Omit<PublishPostPayload, 'post'> & { post: ResolversTypes['Post'] }>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Reaction: Reaction;
  ReactionCount: ResolverTypeWrapper<ReactionCount>;
  RemoveSponsorInput: RemoveSponsorInput;
  RemoveSponsorPayload: ResolverTypeWrapper<RemoveSponsorPayload>;
  Report: ResolverTypeWrapper<ReportParent>;
  ReportState: ReportState;
  ReportTextInput: ReportTextInput;
  ReportTextPayload: ResolverTypeWrapper<ReportTextPayload>;
  ReportedText: ResolverTypeWrapper<ReportedTextView>;
  ReportedTextPage: ResolverTypeWrapper<Omit<ReportedTextPage, 'items'> & { items: Array<ResolversTypes['ReportedText']> }>;
  SaveOperatorPostInput: SaveOperatorPostInput;
  SaveOperatorPostPayload: ResolverTypeWrapper<Omit<SaveOperatorPostPayload, 'post'> & { post: ResolversTypes['Post'] }>;
  SaveTemplateInput: SaveTemplateInput;
  SaveTemplatePayload: ResolverTypeWrapper<Omit<SaveTemplatePayload, 'template'> & { template: ResolversTypes['Template'] }>;
  SetReactionInput: SetReactionInput;
  SetReactionPayload: ResolverTypeWrapper<SetReactionPayload>;
  Sponsor: ResolverTypeWrapper<SponsorParent>;
  SponsorType: SponsorType;
  Template: ResolverTypeWrapper<Page>;
  ToggleLikeInput: ToggleLikeInput;
  ToggleLikePayload: ResolverTypeWrapper<ToggleLikePayload>;
  User: ResolverTypeWrapper<Author>;
  Viewer: ResolverTypeWrapper<Viewer>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddCommentInput: AddCommentInput;
  Int: Scalars['Int']['output'];
  String: Scalars['String']['output'];
  AddCommentPayload: Omit<AddCommentPayload, 'comment' | 'post'> & { comment: ResolversParentTypes['Comment'], post: ResolversParentTypes['Post'] };
  AddSponsorInput: AddSponsorInput;
  AddSponsorPayload: Omit<AddSponsorPayload, 'sponsor'> & { sponsor: ResolversParentTypes['Sponsor'] };
  Comment: CommentParent;
  Boolean: Scalars['Boolean']['output'];
  DateTime: Scalars['DateTime']['output'];
  DeleteCommentInput: DeleteCommentInput;
  DeleteCommentPayload: Omit<DeleteCommentPayload, 'post'> & { post?: Maybe<ResolversParentTypes['Post']> };
  DeletePostInput: DeletePostInput;
  DeletePostPayload: DeletePostPayload;
  DrawingInput: DrawingInput;
  Group: GroupRef;
  JSON: Scalars['JSON']['output'];
  LastWords: PostParent;
  LikePage: Omit<LikePage, 'items'> & { items: Array<ResolversParentTypes['User']> };
  ModerateTextInput: ModerateTextInput;
  ModerateTextPayload: Omit<ModerateTextPayload, 'text'> & { text: ResolversParentTypes['ReportedText'] };
  Mutation: Record<PropertyKey, never>;
  PageInput: PageInput;
  Post: PostParent;
  PostFeed: Omit<PostFeed, 'items'> & { items: Array<ResolversParentTypes['Post']> };
  Price: Price;
  PublishPostInput: PublishPostInput;
  PublishPostPayload: Omit<PublishPostPayload, 'post'> & { post: ResolversParentTypes['Post'] };
  Query: Record<PropertyKey, never>;
  ReactionCount: ReactionCount;
  RemoveSponsorInput: RemoveSponsorInput;
  RemoveSponsorPayload: RemoveSponsorPayload;
  Report: ReportParent;
  ReportTextInput: ReportTextInput;
  ReportTextPayload: ReportTextPayload;
  ReportedText: ReportedTextView;
  ReportedTextPage: Omit<ReportedTextPage, 'items'> & { items: Array<ResolversParentTypes['ReportedText']> };
  SaveOperatorPostInput: SaveOperatorPostInput;
  SaveOperatorPostPayload: Omit<SaveOperatorPostPayload, 'post'> & { post: ResolversParentTypes['Post'] };
  SaveTemplateInput: SaveTemplateInput;
  SaveTemplatePayload: Omit<SaveTemplatePayload, 'template'> & { template: ResolversParentTypes['Template'] };
  SetReactionInput: SetReactionInput;
  SetReactionPayload: SetReactionPayload;
  Sponsor: SponsorParent;
  Template: Page;
  ToggleLikeInput: ToggleLikeInput;
  ToggleLikePayload: ToggleLikePayload;
  User: Author;
  Viewer: Viewer | FederationReferenceTypes['Viewer'];
};

export type AddCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddCommentPayload'] = ResolversParentTypes['AddCommentPayload']> = {
  comment?: Resolver<ResolversTypes['Comment'], ParentType, ContextType>;
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type AddSponsorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['AddSponsorPayload'] = ResolversParentTypes['AddSponsorPayload']> = {
  sponsor?: Resolver<ResolversTypes['Sponsor'], ParentType, ContextType>;
};

export type CommentResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Comment'] = ResolversParentTypes['Comment'], FederationReferenceType extends FederationReferenceTypes['Comment'] = FederationReferenceTypes['Comment']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Comment']> | FederationReferenceType, FederationReferenceType, ContextType>;
  answerTo?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isDeleteAble?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLikedByMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  likes?: Resolver<ResolversTypes['LikePage'], ParentType, ContextType, Partial<CommentLikesArgs>>;
  myReaction?: Resolver<Maybe<ResolversTypes['Reaction']>, ParentType, ContextType>;
  parentId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['ReactionCount']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteCommentPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeleteCommentPayload'] = ResolversParentTypes['DeleteCommentPayload']> = {
  deletedId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType>;
};

export type DeletePostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['DeletePostPayload'] = ResolversParentTypes['DeletePostPayload']> = {
  deletedId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GroupResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Group'] = ResolversParentTypes['Group'], FederationReferenceType extends FederationReferenceTypes['Group'] = FederationReferenceTypes['Group']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Group']> | FederationReferenceType, FederationReferenceType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastWords?: Resolver<Maybe<ResolversTypes['LastWords']>, ParentType, ContextType>;
};

export interface JsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSON'], any> {
  name: 'JSON';
}

export type LastWordsResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LastWords'] = ResolversParentTypes['LastWords']> = {
  beginning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type LikePageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['LikePage'] = ResolversParentTypes['LikePage']> = {
  items?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ModerateTextPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ModerateTextPayload'] = ResolversParentTypes['ModerateTextPayload']> = {
  text?: Resolver<ResolversTypes['ReportedText'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  addComment?: Resolver<ResolversTypes['AddCommentPayload'], ParentType, ContextType, RequireFields<MutationAddCommentArgs, 'input'>>;
  addSponsor?: Resolver<ResolversTypes['AddSponsorPayload'], ParentType, ContextType, RequireFields<MutationAddSponsorArgs, 'input'>>;
  deleteComment?: Resolver<ResolversTypes['DeleteCommentPayload'], ParentType, ContextType, RequireFields<MutationDeleteCommentArgs, 'input'>>;
  deletePost?: Resolver<ResolversTypes['DeletePostPayload'], ParentType, ContextType, RequireFields<MutationDeletePostArgs, 'input'>>;
  moderateText?: Resolver<ResolversTypes['ModerateTextPayload'], ParentType, ContextType, RequireFields<MutationModerateTextArgs, 'input'>>;
  publishPost?: Resolver<ResolversTypes['PublishPostPayload'], ParentType, ContextType, RequireFields<MutationPublishPostArgs, 'input'>>;
  removeSponsor?: Resolver<ResolversTypes['RemoveSponsorPayload'], ParentType, ContextType, RequireFields<MutationRemoveSponsorArgs, 'input'>>;
  reportText?: Resolver<ResolversTypes['ReportTextPayload'], ParentType, ContextType, RequireFields<MutationReportTextArgs, 'input'>>;
  saveOperatorPost?: Resolver<ResolversTypes['SaveOperatorPostPayload'], ParentType, ContextType, RequireFields<MutationSaveOperatorPostArgs, 'input'>>;
  saveTemplate?: Resolver<ResolversTypes['SaveTemplatePayload'], ParentType, ContextType, RequireFields<MutationSaveTemplateArgs, 'input'>>;
  setReaction?: Resolver<ResolversTypes['SetReactionPayload'], ParentType, ContextType, RequireFields<MutationSetReactionArgs, 'input'>>;
  toggleLike?: Resolver<ResolversTypes['ToggleLikePayload'], ParentType, ContextType, RequireFields<MutationToggleLikeArgs, 'input'>>;
};

export type PostResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Post'] = ResolversParentTypes['Post'], FederationReferenceType extends FederationReferenceTypes['Post'] = FederationReferenceTypes['Post']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Post']> | FederationReferenceType, FederationReferenceType, ContextType>;
  commentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  comments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType, RequireFields<PostCommentsArgs, 'pageSize'>>;
  dateCreated?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  dateImageChanged?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCommentAble?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDeleteAble?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isHidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isLikedByMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOperator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPublished?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastComments?: Resolver<Array<ResolversTypes['Comment']>, ParentType, ContextType>;
  likeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  likes?: Resolver<ResolversTypes['LikePage'], ParentType, ContextType, Partial<PostLikesArgs>>;
  myReaction?: Resolver<Maybe<ResolversTypes['Reaction']>, ParentType, ContextType>;
  pictureUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Price']>, ParentType, ContextType>;
  priceKind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['ReactionCount']>, ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  winnerString?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PostFeedResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PostFeed'] = ResolversParentTypes['PostFeed']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Post']>, ParentType, ContextType>;
  lastId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  newestId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PriceResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Price'] = ResolversParentTypes['Price']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PublishPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['PublishPostPayload'] = ResolversParentTypes['PublishPostPayload']> = {
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  comment?: Resolver<Maybe<ResolversTypes['Comment']>, ParentType, ContextType, RequireFields<QueryCommentArgs, 'id'>>;
  draftCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  newPostCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType, RequireFields<QueryNewPostCountArgs, 'onlyOperatorPosts' | 'sinceId'>>;
  openReportCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  post?: Resolver<Maybe<ResolversTypes['Post']>, ParentType, ContextType, RequireFields<QueryPostArgs, 'id'>>;
  posts?: Resolver<ResolversTypes['PostFeed'], ParentType, ContextType, RequireFields<QueryPostsArgs, 'onlyOperatorPosts' | 'pageSize'>>;
  reportedTexts?: Resolver<ResolversTypes['ReportedTextPage'], ParentType, ContextType, Partial<QueryReportedTextsArgs>>;
  sponsors?: Resolver<Array<ResolversTypes['Sponsor']>, ParentType, ContextType>;
  template?: Resolver<Maybe<ResolversTypes['Template']>, ParentType, ContextType, RequireFields<QueryTemplateArgs, 'filename'>>;
  templatePreview?: Resolver<ResolversTypes['Template'], ParentType, ContextType, RequireFields<QueryTemplatePreviewArgs, 'text'>>;
};

export type ReactionCountResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReactionCount'] = ResolversParentTypes['ReactionCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reaction?: Resolver<ResolversTypes['Reaction'], ParentType, ContextType>;
};

export type RemoveSponsorPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['RemoveSponsorPayload'] = ResolversParentTypes['RemoveSponsorPayload']> = {
  removedId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  dateReported?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type ReportTextPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportTextPayload'] = ResolversParentTypes['ReportTextPayload']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReportedTextResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportedText'] = ResolversParentTypes['ReportedText'], FederationReferenceType extends FederationReferenceTypes['ReportedText'] = FederationReferenceTypes['ReportedText']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['ReportedText']> | FederationReferenceType, FederationReferenceType, ContextType>;
  dateCreated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  dateReported?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['Group']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isComment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isOperator?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  postId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reports?: Resolver<Array<ResolversTypes['Report']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReportState'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type ReportedTextPageResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ReportedTextPage'] = ResolversParentTypes['ReportedTextPage']> = {
  items?: Resolver<Array<ResolversTypes['ReportedText']>, ParentType, ContextType>;
  pageNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaveOperatorPostPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveOperatorPostPayload'] = ResolversParentTypes['SaveOperatorPostPayload']> = {
  post?: Resolver<ResolversTypes['Post'], ParentType, ContextType>;
};

export type SaveTemplatePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SaveTemplatePayload'] = ResolversParentTypes['SaveTemplatePayload']> = {
  template?: Resolver<ResolversTypes['Template'], ParentType, ContextType>;
};

export type SetReactionPayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['SetReactionPayload'] = ResolversParentTypes['SetReactionPayload']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  myReaction?: Resolver<Maybe<ResolversTypes['Reaction']>, ParentType, ContextType>;
  reactions?: Resolver<Array<ResolversTypes['ReactionCount']>, ParentType, ContextType>;
};

export type SponsorResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Sponsor'] = ResolversParentTypes['Sponsor']> = {
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sponsorType?: Resolver<ResolversTypes['SponsorType'], ParentType, ContextType>;
};

export type TemplateResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Template'] = ResolversParentTypes['Template'], FederationReferenceType extends FederationReferenceTypes['Template'] = FederationReferenceTypes['Template']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Template']> | FederationReferenceType, FederationReferenceType, ContextType>;
  dateChanged?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isEdited?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ToggleLikePayloadResolvers<ContextType = Context, ParentType extends ResolversParentTypes['ToggleLikePayload'] = ResolversParentTypes['ToggleLikePayload']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLikedByMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  likeCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = Context, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isLocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pictureStamp?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = Context, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer'], FederationReferenceType extends FederationReferenceTypes['Viewer'] = FederationReferenceTypes['Viewer']> = {
  __resolveReference?: ReferenceResolver<Maybe<ResolversTypes['Viewer']> | FederationReferenceType, FederationReferenceType, ContextType>;
  feedExport?: Resolver<ResolversTypes['JSON'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type Resolvers<ContextType = Context> = {
  AddCommentPayload?: AddCommentPayloadResolvers<ContextType>;
  AddSponsorPayload?: AddSponsorPayloadResolvers<ContextType>;
  Comment?: CommentResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteCommentPayload?: DeleteCommentPayloadResolvers<ContextType>;
  DeletePostPayload?: DeletePostPayloadResolvers<ContextType>;
  Group?: GroupResolvers<ContextType>;
  JSON?: GraphQLScalarType;
  LastWords?: LastWordsResolvers<ContextType>;
  LikePage?: LikePageResolvers<ContextType>;
  ModerateTextPayload?: ModerateTextPayloadResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Post?: PostResolvers<ContextType>;
  PostFeed?: PostFeedResolvers<ContextType>;
  Price?: PriceResolvers<ContextType>;
  PublishPostPayload?: PublishPostPayloadResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  ReactionCount?: ReactionCountResolvers<ContextType>;
  RemoveSponsorPayload?: RemoveSponsorPayloadResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  ReportTextPayload?: ReportTextPayloadResolvers<ContextType>;
  ReportedText?: ReportedTextResolvers<ContextType>;
  ReportedTextPage?: ReportedTextPageResolvers<ContextType>;
  SaveOperatorPostPayload?: SaveOperatorPostPayloadResolvers<ContextType>;
  SaveTemplatePayload?: SaveTemplatePayloadResolvers<ContextType>;
  SetReactionPayload?: SetReactionPayloadResolvers<ContextType>;
  Sponsor?: SponsorResolvers<ContextType>;
  Template?: TemplateResolvers<ContextType>;
  ToggleLikePayload?: ToggleLikePayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
};

