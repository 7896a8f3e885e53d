/** What the feed shows of whoever wrote or likes something. */
export type Author = {
  /** The player's number. */
  id: number;
  firstname: string;
  lastname: string;
  fullname: string;
  city: string;
  pictureStamp: string;
  isLocked: boolean;
};

/** What user tells of a player. */
export type KnownAuthor = Omit<Author, 'fullname'> & { version: number };

/** Instead of a player of whom nothing is known: just registered and not told yet, or gone for good. */
const NOBODY = 'Mitspieler';

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
