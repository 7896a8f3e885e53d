import { escapeHtml } from '@tippspiel/shared/platform/text/escape-html';
import { safeHtml } from '@tippspiel/shared/platform/text/operator-html';
import { nameInText, type Author } from '../../domain/author.ts';
import { winnersIn, withNames } from '../../domain/operator-posts/announcement.ts';

type AuthorOf = (id: number) => Author | Promise<Author>;
type Text = string | Promise<string>;

/** Inserts the winners' current names into an operator's plain text. */
export const readNames = (text: string, author: AuthorOf): Text => replaced(text, author, (name) => name);

/**
 * Inserts the names into an operator's HTML. It is sanitized again, because the database may have been changed
 * directly.
 */
export function readHtml(text: string, author: AuthorOf): Text {
  const html = replaced(text, author, escapeHtml);
  return typeof html === 'string' ? safeHtml(html) : html.then(safeHtml);
}

/** Synchronous if no winner is named, as in most texts. */
function replaced(text: string, author: AuthorOf, shown: (name: string) => string): Text {
  const ids = winnersIn(text);
  return ids.length ? loaded() : text;

  async function loaded(): Promise<string> {
    const authors = await Promise.all(ids.map(author));
    const names = new Map(authors.map((one) => [one.id, shown(nameInText(one))]));
    return withNames(text, (id) => names.get(id)!);
  }
}
