/** A wish names only what shall change; these read what it names. */

export const isEmpty = (wish: object): boolean => Object.keys(wish).length === 0;

/** What a wish leaves to do when `stored` is all that is so: what the server does not tell is always left. */
export const missingIn = <Wish extends object>(stored: Wish, wish: Wish): Wish =>
  Object.fromEntries(
    Object.entries(wish).filter(
      ([field, value]) => !(field in stored) || stored[field as keyof Wish] !== value,
    ),
  ) as Wish;

export const isSame = <Wish extends object>(one: Wish, other: Wish): boolean =>
  isEmpty(missingIn(one, other)) && isEmpty(missingIn(other, one));
