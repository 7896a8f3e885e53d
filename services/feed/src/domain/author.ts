/** The author of a post or comment, or a player who likes it, as the feed shows them. */
export type Author = {
  id: number;
  firstname: string;
  lastname: string;
  fullname: string;
  city: string;
  pictureStamp: string;
  isLocked: boolean;
};

/** A player as user's events describe them. */
export type KnownAuthor = Omit<Author, 'fullname'> & { version: number };

/** Instead of a player of whom nothing is known: just registered and not told yet, or gone for good. */
const NOBODY = 'Mitspieler';

/** In an operators' text, in place of whoever has left. */
const SOMEBODY = 'ein Mitspieler';

export const isKnown = ({ fullname }: Pick<Author, 'fullname'>): boolean => fullname !== NOBODY;

/** How a player is named within a text. */
export const nameInText = (author: Author): string => (isKnown(author) ? author.fullname : SOMEBODY);

export function authorOf(id: number, known: KnownAuthor | undefined): Author {
  const { firstname = NOBODY, lastname = '', city = '', pictureStamp = '', isLocked = false } = known ?? {};
  const shown = firstname || lastname ? firstname : NOBODY;
  return {
    id,
    firstname: shown,
    lastname,
    fullname: `${shown} ${lastname}`.trim(),
    city,
    pictureStamp,
    isLocked,
  };
}
