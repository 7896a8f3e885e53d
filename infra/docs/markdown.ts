/** A table as Prettier writes it: columns as wide as their widest cell. */
export function table(head: string[], rows: string[][]): string {
  const escaped = rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...escaped].map((row) => (row[column] ?? '').length)),
  );
  const line = (row: string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...escaped.map(line)].join('\n');
}

export const code = (text: string): string => `\`${text}\``;

/** A link from a page in docs/reference to a file of the repository. */
export const link = (text: string, path: string): string => `[${text}](../../${path})`;
