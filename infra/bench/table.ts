export type Row = { what: string; value: string; against?: string; ratio?: string };

/** A Markdown table, as it stands in docs/PERFORMANCE.md. */
export function formatTable(rows: Row[]): string {
  const lines = rows.map(
    ({ what, value, against = '', ratio = '' }) => `| ${what} | ${value} | ${against} | ${ratio} |`,
  );
  return ['| measured | ours | compared with | ratio |', '|---|---|---|---|', ...lines].join('\n');
}

export const ms = (milliseconds: number): string => `${milliseconds.toFixed(1)} ms`;
