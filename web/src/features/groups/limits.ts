/** Specification, chapter 9. */
export const limits = { name: 200, password: 50 };
