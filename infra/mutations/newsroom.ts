import type { Mutation } from './mutation.ts';

const posts = 'integration services/feed/test/operator-posts';
const announcements = 'integration services/feed/test/announcements';
const pictures = 'integration services/media/test/operator-pictures';

/** Operators' posts and cut pictures. */
// prettier-ignore -- a row each
export const newsroomRules: Mutation[] = [
  {
    what: 'everybody reads drafts',
    file: 'services/shared/src/contracts/auth/require.ts',
    from: 'identity !== null && identity.isAdmin && !identity.isLocked;',
    to: 'identity !== null;',
    tests: posts,
  },
  {
    what: 'a player publishes as an operator',
    file: 'services/feed/src/app/operator-posts/save-operator-post.ts',
    from: 'const { userId } = requireAdmin(request.identity);',
    to: 'const { userId } = request.identity as Identity;',
    tests: posts,
  },
  {
    what: 'the second of two operators overwrites the first',
    file: 'services/feed/src/app/operator-posts/save-operator-post.ts',
    from: 'if (version !== null && before.version !== version)',
    to: 'if (version === -1)',
    tests: posts,
  },
  {
    what: 'a draft is announced to open pages',
    file: 'services/feed/src/app/operator-posts/save-operator-post.ts',
    from: 'if (after.isPublished && !before?.isPublished)',
    to: 'if (!before?.isPublished)',
    tests: posts,
  },
  {
    what: 'a post names winners before their publication',
    file: 'services/feed/src/app/operator-posts/check-drawing.ts',
    from: 'if (!prize.isPublished) throw',
    to: 'if (prize.isRemoved) throw',
    tests: announcements,
  },
  {
    what: "the stored announcement contains a winner's name",
    file: 'services/feed/src/app/operator-posts/check-drawing.ts',
    from: 'prize ? withTokens(texts, await knownAuthors(authors, prize.winners)) : texts',
    to: 'texts',
    tests: announcements,
  },
  {
    what: "an operator types a winner's token",
    file: 'services/feed/src/app/operator-posts/read-content.ts',
    from: 'if (hasToken(text)) throw',
    to: 'if (hasToken(field)) throw',
    tests: announcements,
  },
  {
    what: "a winner's name becomes markup",
    file: 'services/feed/src/app/operator-posts/read-names.ts',
    from: 'replaced(text, author, escapeHtml)',
    to: 'replaced(text, author, (name) => name)',
    tests: announcements,
  },
  {
    what: "a token in a player's text shows another player's name",
    file: 'services/feed/src/resolvers/resolvers.ts',
    from: 'isOperator ? readHtml(text, author) : text',
    to: 'isOperator || text ? readHtml(text, author) : text',
    tests: announcements,
  },
  {
    what: "operators' HTML is stored without sanitizing",
    file: 'services/feed/src/app/operator-posts/read-content.ts',
    from: 'const html = safeHtml(compose(given).trim());',
    to: 'const html = given.trim();',
    tests: posts,
  },
  {
    what: "operators' HTML is shown without sanitizing",
    file: 'services/feed/src/app/operator-posts/read-names.ts',
    from: "typeof html === 'string' ? safeHtml(html)",
    to: "typeof html === 'string' ? html",
    tests: posts,
  },
  {
    what: 'a post accepts a picture that was not cut',
    file: 'services/feed/src/app/operator-posts/save-operator-post.ts',
    from: "if (isNew && !wasCut(pictureUrl, { directory: 'posts', userId }))",
    to: 'if (isNew && !pictureUrl)',
    tests: posts,
  },
  {
    what: 'a text that is sent twice is stored twice',
    file: 'services/shared/src/platform/mongo/made-once.ts',
    from: 'return own && `${userId}/${own}`;',
    to: 'return userId ? null : own;',
    tests: 'integration services/feed/test/posts',
  },
  {
    what: "a new text changes the picture's date",
    file: 'services/feed/src/domain/operator-posts/operator-post.ts',
    from: 'isNewPicture ? now : before.dateImageChanged',
    to: 'now',
    tests: 'unit services/feed/src/domain/operator-posts',
  },
  {
    what: 'the picture of a hidden post stays public',
    file: 'services/feed/src/app/operator-posts/picture-claim.ts',
    from: 'const isPublic = isPublished && !isHidden;',
    to: 'const isPublic = isPublished;',
    tests: posts,
  },
  {
    what: 'everybody sees pictures of drafts',
    file: 'services/media/src/http/operator-picture-route.ts',
    from: 'if (!isOperator(viewer))',
    to: 'if (viewer === undefined)',
    tests: pictures,
  },
  {
    what: 'a picture with an old version is cached for ever',
    file: 'services/media/src/app/operator-pictures/find-picture.ts',
    from: 'isForEver: isVersionOf(claim, version)',
    to: 'isForEver: version !== undefined',
    tests: pictures,
  },
  {
    what: 'the previous picture replaces a newer one',
    file: 'services/media/src/app/operator-pictures/find-picture.ts',
    from: ' || isNewerThan(claim, version)',
    to: '',
    tests: pictures,
  },
  {
    what: 'the service worker caches every picture',
    file: 'web/pwa.ts',
    from: "?.includes('immutable')",
    to: "?.includes('')",
    tests: 'unit web/pwa',
  },
  {
    what: "a post's picture is removed after a day",
    file: 'services/media/src/app/operator-pictures/apply-claim.ts',
    from: 'if (claim?.directory === directory) {',
    to: 'if (claim === undefined) {',
    tests: pictures,
  },
  {
    what: 'a drawing without a possible winner stays',
    file: 'services/tipp/src/app/prizes/draw-prize.ts',
    from: 'if (prize.drawnAt === null && drawn.every(',
    to: 'if (prize.drawnAt !== null && drawn.every(',
    tests: 'integration services/tipp/test/prizes',
  },
  {
    what: 'players learn the number of a hidden post',
    file: 'services/tipp/src/app/prizes/prizes.ts',
    from: 'announcement?.isPublished || isOperator(identity)',
    to: 'announcement !== null',
    tests: 'integration services/tipp/test/prizes',
  },
];
