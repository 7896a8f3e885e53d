/** At least 16 px, because phones otherwise zoom into the field. */
export const inputStyle =
  'w-full min-w-0 min-h-11 rounded-md border border-line-strong bg-surface px-3.5 text-base text-ink ' +
  'disabled:bg-surface-2 disabled:text-ink-2 aria-invalid:border-live aria-invalid:ring-1 aria-invalid:ring-live';
