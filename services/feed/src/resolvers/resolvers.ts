import { ownOnly } from '@tippspiel/shared/platform/graph/own-only';
import { scalarResolvers } from '@tippspiel/shared/platform/graph/scalars';
import { addComment } from '../app/add-comment.ts';
import { countDrafts, countNewPosts } from '../app/count-posts.ts';
import { deleteComment } from '../app/delete-comment.ts';
import { deletePost } from '../app/delete-post.ts';
import { exportPlayer } from '../app/export-player.ts';
import { beginningOf, newestWordsOf } from '../app/last-words.ts';
import { listComments } from '../app/list-comments.ts';
import { listPosts } from '../app/list-posts.ts';
import { countOpenReports, listReported } from '../app/moderation/list-reported.ts';
import { moderateText } from '../app/moderation/moderate-text.ts';
import { reportText } from '../app/moderation/report-text.ts';
import { viewReported } from '../app/moderation/view-reported.ts';
import { readHtml, readNames } from '../app/operator-posts/read-names.ts';
import { saveOperatorPost } from '../app/operator-posts/save-operator-post.ts';
import { findPage, previewPage, savePage } from '../app/pages/pages.ts';
import { publishPost } from '../app/publish-post.ts';
import { setReaction } from '../app/set-reaction.ts';
import { addSponsor, listSponsors, removeSponsor } from '../app/sponsors/sponsors.ts';
import { toggleLike } from '../app/toggle-like.ts';
import { pictureUrl } from '../domain/operator-posts/operator-post.ts';
import { isDeleteAble, type Comment, type Post } from '../domain/post.ts';
import { listReactions } from '../domain/reaction.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { Context } from './context.ts';
import { likesOf } from './likes.ts';

type Text = Pick<Post, 'subject' | 'text' | 'isOperator' | 'groupId'>;

/** What posts and reported texts have in common. */
const ofText = {
  subject: ({ subject }: Text, _args: object, { author }: Context) => readNames(subject, author),
  text: ({ text, isOperator }: Text, _args: object, { author }: Context) =>
    isOperator ? readHtml(text, author) : text,
  group: ({ groupId }: Text) => (groupId === null ? null : { __typename: 'Group' as const, id: groupId }),
};

/** What posts and comments have in common. */
const ofPostOrComment = {
  user: ({ userId }: Post | Comment, _args: object, { author }: Context) => author(userId),
  isDeleteAble: (one: Post | Comment, _args: object, { identity }: Context) => isDeleteAble(one, identity),
  likes: likesOf,
  isLikedByMe: async ({ id }: Post | Comment, _args: object, { loaders }: Context) =>
    (await loaders.given.load(id)).isLiked,
  reactions: ({ reactions }: Post | Comment) => listReactions(reactions),
  myReaction: async ({ id }: Post | Comment, _args: object, { loaders }: Context) =>
    (await loaders.given.load(id)).reaction,
};

export const resolvers = {
  ...scalarResolvers,
  Query: {
    posts: (_parent, input, { deps, ...by }) => listPosts(deps, by, input),
    post: (_parent, { id }, { loaders }) => loaders.posts.load(id),
    comment: (_parent, { id }, { loaders }) => loaders.comments.load(id),
    newPostCount: (_parent, input, { deps, identity }) => countNewPosts(deps, { identity }, input),
    draftCount: (_parent, _args, { deps, identity }) => countDrafts(deps, { identity }),
    reportedTexts: (_parent, { page }, { deps, identity }) => listReported(deps, { identity }, page),
    openReportCount: (_parent, _args, { deps, identity }) => countOpenReports(deps, identity),
    sponsors: (_parent, _args, { deps }) => listSponsors(deps),
    template: (_parent, { filename }, { deps }) => findPage(deps, filename),
    templatePreview: (_parent, { text }, { identity }) => previewPage({ identity }, text),
  },
  Mutation: {
    async publishPost(_parent, { input }, { deps, identity }) {
      return { post: await publishPost(deps, { identity }, input) };
    },
    async saveOperatorPost(_parent, { input }, { deps, identity, requestId }) {
      return { post: await saveOperatorPost(deps, { identity, requestId }, input) };
    },
    toggleLike: (_parent, { input }, { deps, identity }) => toggleLike(deps, { identity }, input),
    setReaction: (_parent, { input: { id, reaction } }, { deps, identity }) =>
      setReaction(deps, { identity }, { id, reaction: reaction ?? null }),
    addComment: (_parent, { input }, { deps, identity }) => addComment(deps, { identity }, input),
    async deletePost(_parent, { input }, { deps, identity, requestId }) {
      await deletePost(deps, { identity, requestId }, input.postId);
      return { deletedId: input.postId };
    },
    async deleteComment(_parent, { input }, { deps, identity, requestId }) {
      return { deletedId: input.commentId, post: await deleteComment(deps, { identity, requestId }, input) };
    },
    async reportText(_parent, { input }, { deps, identity }) {
      await reportText(deps, { identity }, input);
      return { id: input.id };
    },
    async moderateText(_parent, { input }, { deps, identity, requestId }) {
      const decided = await moderateText(deps, { identity, requestId }, input);
      const [text] = await viewReported(deps, [decided]);
      return { text: text! };
    },
    async addSponsor(_parent, { input }, { deps, ...by }) {
      return { sponsor: await addSponsor(deps, by, input) };
    },
    async removeSponsor(_parent, { input }, { deps, ...by }) {
      await removeSponsor(deps, by, input.sponsorId);
      return { removedId: input.sponsorId };
    },
    async saveTemplate(_parent, { input }, { deps, identity, requestId }) {
      return { template: await savePage(deps, { identity, requestId }, input) };
    },
  },
  Post: {
    ...ofText,
    ...ofPostOrComment,
    __resolveReference: ({ id }, { loaders }) => loaders.posts.load(id),
    pictureUrl,
    winnerString: ({ drawing }, _args, { author }) => readNames(drawing?.winnerString ?? '', author),
    priceKind: ({ drawing }) => drawing?.priceKind ?? '',
    price: ({ drawing }) => drawing && { __typename: 'Price', id: drawing.priceId },
    comments: (post, args, { identity, loaders }) =>
      listComments((part) => loaders.commentsParts.load(part), { identity }, post, args),
  },
  Comment: {
    ...ofPostOrComment,
    __resolveReference: ({ id }, { loaders }) => loaders.comments.load(id),
    parentId: ({ postId }) => postId,
    answerTo: ({ answerTo }, _args, { loaders }) => (answerTo ? loaders.answered.load(answerTo) : null),
  },
  ReportedText: {
    ...ofText,
    __resolveReference: ({ id }, { loaders }) => loaders.reportedTexts.load(id),
    user: ({ authorId }, _args, { author }) => author(authorId),
  },
  Report: {
    user: ({ userId }, _args, { author }) => author(userId),
  },
  Group: {
    __resolveReference: ({ id }) => ({ id }),
    lastWords: ({ id }, _args, { loaders }) => loaders.lastWords.load(id),
  },
  LastWords: {
    postId: ({ id }) => id,
    user: (post, _args, { author }) => author(newestWordsOf(post).userId),
    beginning: (post) => beginningOf(newestWordsOf(post).text),
    dateCreated: (post) => newestWordsOf(post).dateCreated,
  },
  Sponsor: {
    /** A logo and its version never change, so browsers may cache it forever. */
    pictureUrl: ({ id, version }) => `/api/downloadImage/sponsors/${id}.jpg?v=${version}`,
  },
  Template: {
    __resolveReference: ({ filename }, { deps }) => findPage(deps, filename),
  },
  Viewer: {
    __resolveReference: ownOnly,

    feedExport: (_viewer, _args, { deps, identity, author }) => exportPlayer(deps, { identity }, author),
  },
} satisfies Resolvers;
