/** The columns of matches to tip, and of groups with winner tipps. */
export const matchGrid = 'grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,310px),1fr))]';
