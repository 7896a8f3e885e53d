/** A table without padding. Prettier ignores it between the markers of `pages.ts`. */
export function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

export const code = (text: string): string => `\`${text}\``;

/** A link from a page in docs/reference to a file of the repository. */
export const link = (text: string, path: string): string => `[${text}](../../${path})`;
