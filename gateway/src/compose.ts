import { readFile, writeFile } from 'node:fs/promises';
import { composeServices } from '@apollo/composition';
import { parse, printSchema } from 'graphql';

/**
 * Composes the subgraphs' schemas into `supergraph.graphql` (for the gateway) and `api.graphql` (for clients).
 * `--check` writes nothing, and fails when a committed file is stale.
 */
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
if (result.errors) {
  for (const error of result.errors) console.error(error.message);
  process.exit(1);
}

const files = {
  'gateway/supergraph.graphql': result.supergraphSdl,
  'gateway/api.graphql': printSchema(result.schema.toAPISchema().toGraphQLJSSchema()) + '\n',
};
const check = process.argv.includes('--check');
for (const [path, content] of Object.entries(files)) {
  const url = new URL(path, root);
  if (!check) await writeFile(url, content);
  else if ((await readFile(url, 'utf8').catch(() => '')) !== content) {
    console.error(`${path} is stale: run npm run codegen`);
    process.exitCode = 1;
  }
}
