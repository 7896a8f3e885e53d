const STORAGE = 'visitor';

/** What is remembered has at least this. */
interface Visitor {
  user: { id: number } | null;
}

/**
 * Whose page this device opened last, without anything that opens a door: the page that the service worker keeps carries no visitor,
 * and begins with this one until the gateway says who it is.
 */
export const rememberedVisitor = <Kept extends Visitor>(): Kept | null => {
  try {
    return JSON.parse(localStorage.getItem(STORAGE) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
};

/** @param id 0: whoever it was */
export const forgetVisitor = (id: number): void => {
  if (id && rememberedVisitor()?.user?.id !== id) return;
  try {
    localStorage.removeItem(STORAGE);
  } catch {
    // Without a storage nobody was remembered.
  }
};

export const rememberVisitor = <Kept extends Visitor>(visitor: Kept): void => {
  if (!visitor.user) return forgetVisitor(0);
  try {
    localStorage.setItem(STORAGE, JSON.stringify(visitor));
  } catch {
    // Then such a page asks first.
  }
};
