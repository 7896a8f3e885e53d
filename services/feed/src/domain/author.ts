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

/** A player as in user's events. */
export type KnownAuthor = Omit<Author, 'fullname'> & { version: number };

/** Replaces the name of an unknown player: one whose event has not arrived yet, or who has left. */
const NOBODY = 'Mitspieler';

/** Replaces the name of a player who has left, in operators' texts. */
const SOMEBODY = 'ein Mitspieler';

export const isKnown = ({ fullname }: Pick<Author, 'fullname'>): boolean => fullname !== NOBODY;

/** A player's name within a text. */
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
