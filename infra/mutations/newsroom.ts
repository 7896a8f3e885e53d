import { at, type Mutation } from './mutation.ts';

const posts = 'integration services/feed/test/operator-posts';
const announcements = 'integration services/feed/test/announcements';
const pictures = 'integration services/media/test/operator-pictures';

/** Operators' posts and cut pictures. */
export const newsroomRules: Mutation[] = [
  ...at('services/shared/src/contracts/auth/require.ts', posts, {
    'everybody reads drafts': [
      'identity !== null && identity.isAdmin && !identity.isLocked;',
      'identity !== null;',
    ],
  }),
  ...at('services/feed/src/app/operator-posts/save-operator-post.ts', posts, {
    'a player publishes as an operator': [
      'const { userId } = requireAdmin(request.identity);',
      'const { userId } = request.identity as Identity;',
    ],
    'the second of two operators overwrites the first': [
      'if (version !== null && before.version !== version)',
      'if (version === -1)',
    ],
    'a draft is announced to open pages': [
      'if (after.isPublished && !before?.isPublished)',
      'if (!before?.isPublished)',
    ],
    'a post accepts a picture that was not cut': [
      "if (isNew && !wasCut(pictureUrl, { directory: 'posts', userId }))",
      'if (isNew && !pictureUrl)',
    ],
  }),
  ...at('services/feed/src/app/operator-posts/check-drawing.ts', announcements, {
    'a post names winners before their publication': [
      'if (!prize.isPublished) throw',
      'if (prize.isRemoved) throw',
    ],
    "the stored announcement contains a winner's name": [
      'prize ? withTokens(texts, await knownAuthors(authors, prize.winners)) : texts',
      'texts',
    ],
  }),
  ...at('services/feed/src/app/operator-posts/read-content.ts', announcements, {
    "an operator types a winner's token": ['if (hasToken(text)) throw', 'if (hasToken(field)) throw'],
  }),
  ...at('services/feed/src/app/operator-posts/read-names.ts', announcements, {
    "a winner's name becomes markup": [
      'replaced(text, author, escapeHtml)',
      'replaced(text, author, (name) => name)',
    ],
  }),
  ...at('services/feed/src/resolvers/resolvers.ts', announcements, {
    "a token in a player's text shows another player's name": [
      'isOperator ? readHtml(text, author) : text',
      'isOperator || text ? readHtml(text, author) : text',
    ],
  }),
  ...at('services/feed/src/app/operator-posts/read-content.ts', posts, {
    "operators' HTML is stored without sanitizing": [
      'const html = safeHtml(compose(given).trim());',
      'const html = given.trim();',
    ],
  }),
  ...at('services/feed/src/app/operator-posts/read-names.ts', posts, {
    "operators' HTML is shown without sanitizing": [
      "typeof html === 'string' ? safeHtml(html)",
      "typeof html === 'string' ? html",
    ],
  }),
  ...at('services/shared/src/platform/mongo/made-once.ts', 'integration services/feed/test/posts', {
    'a text that is sent twice is stored twice': [
      'return own && `${userId}/${own}`;',
      'return userId ? null : own;',
    ],
  }),
  ...at(
    'services/feed/src/domain/operator-posts/operator-post.ts',
    'unit services/feed/src/domain/operator-posts',
    { "a new text changes the picture's date": ['isNewPicture ? now : before.dateImageChanged', 'now'] },
  ),
  ...at('services/feed/src/app/operator-posts/picture-claim.ts', posts, {
    'the picture of a hidden post stays public': [
      'const isPublic = isPublished && !isHidden;',
      'const isPublic = isPublished;',
    ],
  }),
  ...at('services/media/src/http/operator-picture-route.ts', pictures, {
    'everybody sees pictures of drafts': ['if (!isOperator(viewer))', 'if (viewer === undefined)'],
  }),
  ...at('services/media/src/app/operator-pictures/find-picture.ts', pictures, {
    'a picture with an old version is cached for ever': [
      'isImmutable: isVersionOf(claim, version)',
      'isImmutable: version !== undefined',
    ],
    'the previous picture replaces a newer one': [' || isNewerThan(claim, version)', ''],
  }),
  ...at('web/pwa.ts', 'unit web/pwa', {
    'the service worker caches every picture': ["?.includes('immutable')", "?.includes('')"],
  }),
  ...at('services/media/src/app/operator-pictures/apply-claim.ts', pictures, {
    "a post's picture is removed after a day": [
      'if (claim?.directory === directory) {',
      'if (claim === undefined) {',
    ],
  }),
  ...at('services/tipp/src/app/prizes/draw-prize.ts', 'integration services/tipp/test/prizes', {
    'a drawing without a possible winner stays': [
      'if (prize.drawnAt === null && drawn.every(',
      'if (prize.drawnAt !== null && drawn.every(',
    ],
  }),
  ...at('services/tipp/src/app/prizes/prizes.ts', 'integration services/tipp/test/prizes', {
    'players learn the number of a hidden post': [
      'announcement?.isPublished || isOperator(identity)',
      'announcement !== null',
    ],
  }),
];
