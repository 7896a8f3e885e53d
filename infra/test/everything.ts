import { connectMongo } from '@tippspiel/shared/platform/mongo/connect';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { Client } from 'minio';
import { connect } from 'nats';
import type { Stack } from '../local/stack.ts';
import type { ServiceName } from '../local/stack-env.ts';

export const subgraphs = ['user', 'feed', 'tipp', 'group', 'media'] as const satisfies readonly ServiceName[];

/** One stored item of the product: `place` is its location, `text` its content. */
type Kept = { place: string; text: string };

/** Every document of every service, every message of every stream, every object by name. */
export async function* listEverything(stack: Stack): AsyncGenerator<Kept> {
  for (const service of subgraphs) yield* documentsOf(service, stack);
  yield* messagesOf(stack);
  yield* objectsOf(stack);
}

async function* documentsOf(service: ServiceName, stack: Stack): AsyncGenerator<Kept> {
  const env = stack.env(service);
  const connection = await connectMongo({
    ...{ url: String(env['MONGODB_URL']), database: String(env['MONGODB_DATABASE']) },
    ...{ log: createLogger('test', 'silent'), poolSize: 1 },
  });
  try {
    for (const { name } of await connection.listCollections())
      for await (const document of connection.collection(name).find({}))
        yield { place: `${service}.${name} ${String(document._id)}`, text: JSON.stringify(document) };
  } finally {
    await connection.close();
  }
}

async function* messagesOf(stack: Stack): AsyncGenerator<Kept> {
  const namespace = String(stack.env('user')['NATS_NAMESPACE']);
  const nats = await connect({ servers: stack.natsUrl.split(',') });
  try {
    const { streams } = await nats.jetstreamManager();
    for await (const { config, state } of streams.list()) {
      if (!config.name.startsWith(`${namespace}-`)) continue;
      for (let seq = state.first_seq; seq <= state.last_seq; seq++) {
        const message = await streams.getMessage(config.name, { seq }).catch(() => null); // Taken out.
        if (message)
          yield { place: `stream ${message.subject} ${seq}`, text: new TextDecoder().decode(message.data) };
      }
    }
  } finally {
    await nats.close();
  }
}

async function* objectsOf(stack: Stack): AsyncGenerator<Kept> {
  const { endpoint, accessKey, secretKey, region } = stack.s3;
  const { protocol, hostname, port } = new URL(endpoint);
  const s3 = new Client({
    ...{ endPoint: hostname, port: Number(port), useSSL: protocol === 'https:' },
    ...{ accessKey, secretKey, region, pathStyle: true },
  });
  for await (const { name } of s3.listObjectsV2(String(stack.env('media')['S3_BUCKET']), '', true))
    yield { place: `bucket ${name}`, text: String(name) };
}
