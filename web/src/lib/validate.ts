/** A simple address shape (specification, chapter 5); whether it exists tells the confirmation mail. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);
