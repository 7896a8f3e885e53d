/** The small buttons below a text. */
export const actionStyle =
  'inline-flex min-h-11 items-center gap-2 rounded-full text-sm font-semibold text-ink-2 hover:text-ink forced-colors:px-2.5';
