import { readFile } from 'node:fs/promises';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { CORE_SCHEMA, load, mergeTag } from 'js-yaml';

export type Schema = Record<string, unknown>;
type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: Schema };
type Reference = { $ref: string };
type Content = Record<string, { schema?: Schema }>;
type Response = { content?: Content };
type Operation = {
  operationId: string;
  security?: Record<string, string[]>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: { content: Content };
  responses: Record<string, Response | Reference>;
};
type Method = 'get' | 'post' | 'delete';
type PathItem = { parameters?: (Parameter | Reference)[] } & Partial<Record<Method, Operation>>;
export type Description = { paths: Record<string, PathItem>; components: Schema };

export type Call = {
  method: Uppercase<Method>;
  /** The path below /api, in Fastify's notation. */
  url: string;
  schema: { params: Schema; querystring: Schema; body?: Schema };
};

export const OPENAPI = new URL('../openapi.yaml', import.meta.url);
const ID = 'openapi.json';
const methods: Method[] = ['get', 'post', 'delete'];

const withMergeKeys = CORE_SCHEMA.withTags(mergeTag);

/** Reads the description of all calls. Its references point to the schema that `createAjv` adds. */
export async function readDescription(file: URL = OPENAPI): Promise<Description> {
  const text = await readFile(file, 'utf8');
  return load(text.replaceAll(/(\$ref: ')#/g, `$1${ID}#`), { schema: withMergeKeys }) as Description;
}

export function readCalls(description: Description): Record<string, Call> {
  const calls: Record<string, Call> = {};
  for (const [path, item] of Object.entries(description.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (!operation) continue;
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) =>
        resolve<Parameter>(description, parameter),
      );
      const body = operation.requestBody?.content['application/json']?.schema;
      calls[operation.operationId] = {
        method: method.toUpperCase() as Uppercase<Method>,
        url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
        schema: {
          params: objectOf(parameters, 'path'),
          querystring: objectOf(parameters, 'query'),
          ...(body && { body }),
        },
      };
    }
  }
  return calls;
}

/** The schema of a call's JSON response with a status; undefined if that is not described. */
export function answerSchema(
  description: Description,
  operationId: string,
  status: number,
): Schema | undefined {
  for (const item of Object.values(description.paths)) {
    for (const method of methods) {
      if (item[method]?.operationId !== operationId) continue;
      const response = item[method].responses[status];
      return response && resolve<Response>(description, response).content?.['application/json']?.schema;
    }
  }
  return undefined;
}

/** Creates an Ajv with the components' schemas. `defaults` completes requests. It coerces nothing; see `readFields`. */
export function createAjv(description: Description, { defaults }: { defaults: boolean }): Ajv2020 {
  // Verbose errors hold the field's schema, whose title is its label.
  const ajv = new Ajv2020({ useDefaults: defaults, strict: true, allowUnionTypes: true, verbose: true });
  addFormats.default(ajv);
  ajv.addVocabulary(['components']);
  ajv.addSchema({ $id: ID, components: description.components });
  return ajv;
}

/** Resolves a reference, and returns any other value unchanged. */
export function resolve<T>(description: Description, value: T | Reference): T {
  if (!(value as Reference).$ref) return value as T;
  const steps = (value as Reference).$ref.split('#/')[1]?.split('/') ?? [];
  return steps.reduce<unknown>((place, step) => (place as Schema)[step], description) as T;
}

function objectOf(parameters: Parameter[], place: Parameter['in']): Schema {
  const here = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    required: here.filter(({ required }) => required).map(({ name }) => name),
    properties: Object.fromEntries(here.map(({ name, schema }) => [name, schema])),
  };
}
