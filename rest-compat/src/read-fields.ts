import { resolve, type Description, type Schema } from './openapi.ts';

const INTEGER = /^-?\d+$/;
const DECIMAL = /^-?\d+(\.\d+)?$/;

/**
 * Converts path, query or body of a request to the described types, before ajv checks them without coercion. Forms and
 * queries contain only text, and clients may send the same text in JSON. Therefore the same strict rules apply to all:
 * - an integer may be digits with an optional minus ('10'; not '1e1', '0xA', ' 10', '' or true),
 * - a number likewise, with a point before its decimals,
 * - a boolean may be 'true' or 'false' (not 1, '1' or 'True'),
 * - null means that the field was not sent,
 * - fields without a description are omitted,
 * - everything else stays unchanged, for ajv to refuse.
 * It reads only the fields of one flat object, because no documented call has nested ones.
 */
export function readFields(description: Description, schema: Schema, given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const fields: Record<string, unknown> = {};
  for (const [name, property] of Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)) {
    const value = (given as Record<string, unknown>)[name];
    if (value === undefined || value === null || !Object.hasOwn(given, name)) continue;
    fields[name] = readText(value, resolve<Schema>(description, property)['type']);
  }
  return fields;
}

function readText(value: unknown, type: unknown): unknown {
  if (typeof value !== 'string') return value;
  const types = [type].flat();
  if (types.includes('integer') && INTEGER.test(value)) return Number(value);
  if (types.includes('number') && !types.includes('string') && DECIMAL.test(value)) return Number(value);
  if (types.includes('boolean') && (value === 'true' || value === 'false')) return value === 'true';
  return value;
}
