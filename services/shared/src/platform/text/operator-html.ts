import { LRUCache } from 'lru-cache';
import sanitizeHtml from 'sanitize-html';

/** The product's own pictures, by address from its root. */
const OWN_PICTURE =
  /^\/api\/downloadImage\/((posts|sponsors|prices)\/)?[\w.-]+(\?(size=\d{1,4}|v=\d{1,16}))?$/;

/** Another site, a mail address, or a page of the product by its address from the root. */
const LINK = /^(https?:|mailto:|\/(?![/\\]))/i;

const rules: sanitizeHtml.IOptions = {
  allowedTags: [
    ...[
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
    // Of a link that leads nowhere the text stays.
    if (tag === 'a' && !attribs['href']) return 'excludeTag';
    return tag === 'img' && !OWN_PICTURE.test(attribs['src'] ?? '');
  },
};

/** Operators write little and everybody reads it: some hundred texts, each once. */
const known = new LRUCache<string, string>({ max: 500 });

/**
 * An operator's HTML without anything that could do harm: a few tags for texts, links to the web and to mail addresses, the
 * product's own pictures; everything else is dropped, and its text kept. The same twice is the same.
 */
export function safeHtml(html: string): string {
  const made = known.get(html) ?? sanitizeHtml(html, rules);
  known.set(html, made);
  return made;
}

const signs: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * The readable words of such a text, for search and for its length: parts that stand apart do so here, too, and no others.
 */
export const readableText = (html: string): string =>
  safeHtml(html)
    .replace(/<\/?(?:b|strong|i|em|u|s|a)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&(amp|lt|gt|quot);/g, (sign) => signs[sign] ?? sign);

const PICTURE_WORDS = /(?<=<img\b[^>]*? alt=")[^"]+/g;

/** The same with what pictures say to whoever cannot see them. */
export const spokenText = (html: string): string =>
  readableText(html + (html.match(PICTURE_WORDS) ?? []).map((words) => `<p>${words}</p>`).join(''));
