import { startNats } from './engines/nats.ts';
import type { Engine } from './engines/engine.ts';
import { noLog } from './log.ts';
import { freePort } from './ports.ts';
import { makeTempFolder } from './temp-folder.ts';

/** A NATS server for one test, which may stop and restart it; address and data stay. */
export type TestNats = {
  url: string;
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Stops it finally and deletes its data. */
  remove(): Promise<void>;
};

export async function openTestNats(): Promise<TestNats> {
  const folder = await makeTempFolder();
  const port = await freePort();
  let engine: Engine | undefined;
  const stop = async () => {
    await engine?.stop();
    engine = undefined;
  };
  const start = async () => {
    engine ??= await startNats(noLog, { folder: folder.path, logDir: folder.path }, port);
  };
  await start();
  return {
    url: `nats://127.0.0.1:${port}`,
    stop,
    start,
    async remove() {
      await stop();
      await folder.remove();
    },
  };
}
