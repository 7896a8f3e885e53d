import { connect } from 'nats';

/** Deletes all streams of a namespace, with their events and consumers. */
export async function deleteStreams(url: string, namespace: string): Promise<void> {
  const nats = await connect({ servers: url.split(',') });
  try {
    const { streams } = await nats.jetstreamManager();
    const names: string[] = [];
    for await (const { config } of streams.list(`${namespace}.>`)) names.push(config.name);
    for (const name of names) await streams.delete(name);
  } finally {
    await nats.close();
  }
}
