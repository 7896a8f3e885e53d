import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

/** The path of one of the product's own pictures. */
const OWN_PICTURE =
  /^\/api\/downloadImage\/((posts|sponsors|prices)\/)?[\w.-]+(\?(size=\d{1,4}|v=\d{1,16}))?$/;

/** A link to another site, a mail address, or a path within the product. */
const LINK = /^(https?:|mailto:|\/(?![/\\]))/i;

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'blockquote',
    'a',
    'img',
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { ...(LINK.test(href) && { href }), rel: 'noopener noreferrer nofollow' },
    }),
  },
  exclusiveFilter({ tag, attribs }) {
    // Removes a link without a target, but keeps its text.
    if (tag === 'a' && !attribs['href']) return 'excludeTag';
    return tag === 'img' && !OWN_PICTURE.test(attribs['src'] ?? '');
  },
};

/** Caches sanitised texts. Operators write only some hundred, and everybody reads them. */
const known = new LRUCache<string, string>({ max: 500 });

/**
 * Sanitises an operator's HTML. It keeps a few tags for text, links to the web and to mail addresses, and the product's
 * own pictures. It removes everything else but keeps the text. The function is idempotent.
 */
export function safeHtml(html: string): string {
  const made = known.get(html) ?? sanitizeHtml(html, rules);
  known.set(html, made);
  return made;
}

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * The readable text of an operator's HTML, for search and for length limits. Tags other than inline formatting become
 * line breaks.
 */
export const readableText = (html: string): string =>
  safeHtml(html)
    .replace(/<\/?(?:b|strong|i|em|u|s|a)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&(amp|lt|gt|quot);/g, (sign) => signs[sign] ?? sign);

const PICTURE_WORDS = /(?<=<img\b[^>]*? alt=")[^"]+/g;

/** The readable text with the alternative texts of pictures. */
export const spokenText = (html: string): string =>
  readableText(html + (html.match(PICTURE_WORDS) ?? []).map((words) => `<p>${words}</p>`).join(''));
