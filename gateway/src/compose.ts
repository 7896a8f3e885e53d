import { readFile, writeFile } from 'node:fs/promises';
import { composeServices } from '@apollo/composition';
import { parse, printSchema } from 'graphql';

// npm run codegen: composes the subgraphs' schemas.
const root = new URL('../..', import.meta.url);
const names = ['feed', 'group', 'media', 'tipp', 'user'];

const services = await Promise.all(
  names.map(async (name) => ({
    name,
    // The gateway's environment has the real addresses. The supergraph only names the services.
    url: `http://${name}.internal/graphql`,
    typeDefs: parse(await readFile(new URL(`services/${name}/schema.graphql`, root), 'utf8')),
  })),
);

const result = composeServices(services);
if (result.errors) throw new Error(result.errors.map(({ message }) => message).join('\n'));

/** The schema for the gateway, and the one for clients. */
export const composed = {
  'gateway/supergraph.graphql': result.supergraphSdl,
  'gateway/api.graphql': printSchema(result.schema.toAPISchema().toGraphQLJSSchema()) + '\n',
};
if (import.meta.main)
  for (const [path, content] of Object.entries(composed)) await writeFile(new URL(path, root), content);
