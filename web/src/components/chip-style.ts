/** Shared by Chip and ChipLink. A chosen chip is dark, which is visible even without colours. */
export const chipStyle =
  'inline-flex min-h-10 flex-none items-center gap-2 rounded-full border border-line-strong bg-surface px-4 text-sm ' +
  'font-semibold whitespace-nowrap text-ink tap-target transition-colors duration-100 hover:bg-surface-2 ' +
  'aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-bg ' +
  'aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-bg';
