/** A line of a table by its column's name; `line` is its number in the file. */
export type Row = { line: number; cells: Record<string, string> };

/**
 * Reads a table as spreadsheets save it: commas or semicolons, quotes where a cell needs them, the columns' names first.
 * Empty lines are left out.
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
