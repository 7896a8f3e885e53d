/** A change names only what shall change; these read what it names. */

export const isEmpty = (change: object): boolean => Object.keys(change).length === 0;

/** What a change leaves to do when `stored` is all that is so: what the server does not tell is always left. */
export const missingIn = <Change extends object>(stored: Change, change: Change): Change =>
  Object.fromEntries(
    Object.entries(change).filter(
      ([field, value]) => !(field in stored) || stored[field as keyof Change] !== value,
    ),
  ) as Change;

export const isSame = <Change extends object>(one: Change, other: Change): boolean =>
  isEmpty(missingIn(one, other)) && isEmpty(missingIn(other, one));
