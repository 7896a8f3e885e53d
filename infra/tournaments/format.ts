const lineWidth = 150;

/** JSON with one line per entry of a list or long object, so that a diff of a tournament file shows single lines. */
export function formatTournament(tournament: object): string {
  return `${expanded(tournament, '')}\n`;
}

function expanded(value: object, indent: string): string {
  const deeper = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map(oneLine)
    : Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${fitted(entry, deeper)}`);
  const body = lines.map((line) => deeper + line).join(',\n');
  return Array.isArray(value) ? `[\n${body}\n${indent}]` : `{\n${body}\n${indent}}`;
}

function fitted(value: unknown, indent: string): string {
  const line = oneLine(value);
  return line.length > lineWidth && isObject(value) ? expanded(value, indent) : line;
}

function oneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${oneLine(entry)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
