/** A row's cells by column name. `line` is its line number in the file. */
export type Row = { line: number; cells: Record<string, string> };

/**
 * Reads CSV as spreadsheets save it: with a header line, commas or semicolons, and quotes where a cell needs them.
 * Empty lines are skipped.
 */
export function readCsv(text: string): { columns: string[]; rows: Row[] } {
  const [head, ...lines] = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((content, index) => ({ line: index + 1, content }))
    .filter(({ content }) => content.trim() !== '');
  if (!head) return { columns: [], rows: [] };
  const separator = head.content.includes(';') ? ';' : ',';
  const columns = cellsOf(head.content, separator).map((name) => name.toLowerCase());
  const rows = lines.map(({ line, content }) => {
    const cells = cellsOf(content, separator);
    return { line, cells: Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ''])) };
  });
  return { columns, rows };
}

function cellsOf(line: string, separator: string): string[] {
  const cell = new RegExp(`(?:"((?:[^"]|"")*)"|([^${separator}]*))(${separator}|$)`, 'y');
  const cells: string[] = [];
  for (let isLast = false; !isLast;) {
    const [, quoted, plain = '', end] = cell.exec(line) ?? [];
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    isLast = end !== separator;
  }
  return cells;
}
