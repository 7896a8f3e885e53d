import { resolve, type Description, type Schema } from './openapi.ts';

const INTEGER = /^-?\d+$/;
const DECIMAL = /^-?\d+(\.\d+)?$/;

/**
 * Reads path, query or body of a request as its description means them, before ajv checks them without any coercion.
 * Forms and queries know text alone, and clients may send the same text in JSON, hence one strict rule for all:
 * - an integer may come as digits with or without a minus ('10'; not '1e1', '0xA', ' 10', '' or true),
 * - a number likewise, with a point before its decimals,
 * - a boolean as 'true' or 'false' (not 1, '1' or 'True'),
 * - null means that the field was not sent,
 * - what the description does not name is left out,
 * - everything else stays as it came, for ajv to refuse.
 * Only the fields of one flat object are read: no documented call has another kind.
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
