/**
 * Reads unknown JSON into typed values and gathers every problem with its place, instead of stopping at the first.
 * A value that does not fit is replaced by an empty one of its type, so that reading goes on.
 */
export type Cursor = { value: unknown; path: string; problems: string[] };

type Fields = Record<string, unknown>;

export function cursorAt(value: unknown): Cursor {
  return { value, path: '', problems: [] };
}

export function complain(cursor: Cursor, problem: string): void {
  cursor.problems.push(`${cursor.path || 'file'}: ${problem}`);
}

/** Steps into an object's field; a missing field is a cursor on undefined. */
export function at(cursor: Cursor, key: string | number): Cursor {
  const path =
    typeof key === 'number' ? `${cursor.path}[${key}]` : cursor.path ? `${cursor.path}.${key}` : key;
  const value = isFields(cursor.value) ? (cursor.value as Fields)[key] : undefined;
  return { value, path, problems: cursor.problems };
}

/** Checks that the cursor stands on an object without fields other than these. */
export function onlyFields(cursor: Cursor, known: string[]): void {
  if (!isFields(cursor.value)) return complain(cursor, 'expected an object');
  for (const key of Object.keys(cursor.value)) {
    if (!known.includes(key)) complain(cursor, `unknown field '${key}'`);
  }
}

export function asText(cursor: Cursor, pattern = /\S/): string {
  if (typeof cursor.value === 'string' && pattern.test(cursor.value)) return cursor.value;
  complain(cursor, `expected a text${pattern.source === '\\S' ? '' : ` like ${pattern.source}`}`);
  return '';
}

/** A whole number from min on. */
export function asWhole(cursor: Cursor, min = 0): number {
  if (Number.isInteger(cursor.value) && (cursor.value as number) >= min) return cursor.value as number;
  complain(cursor, `expected a whole number from ${min} on`);
  return min;
}

export function asFlag(cursor: Cursor): boolean {
  if (typeof cursor.value !== 'boolean') complain(cursor, 'expected true or false');
  return cursor.value === true;
}

export function asList<T>(cursor: Cursor, item: (cursor: Cursor) => T): T[] {
  if (!Array.isArray(cursor.value)) {
    complain(cursor, 'expected a list');
    return [];
  }
  return cursor.value.map((_value, index) => item(at(cursor, index)));
}

export function asRecord<T>(cursor: Cursor, item: (cursor: Cursor) => T): Record<string, T> {
  if (!isFields(cursor.value) || Array.isArray(cursor.value)) {
    complain(cursor, 'expected an object');
    return {};
  }
  return Object.fromEntries(Object.keys(cursor.value).map((key) => [key, item(at(cursor, key))]));
}

export function optional<T>(cursor: Cursor, read: (cursor: Cursor) => T): T | undefined {
  return cursor.value === undefined ? undefined : read(cursor);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
