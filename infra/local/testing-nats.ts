import { startNats } from './engines/nats.ts';
import type { Engine } from './engines/engine.ts';
import { noLog } from './log.ts';
import { freePort } from './ports.ts';
import { makeTempFolder } from './temp-folder.ts';

export type TestNats = Awaited<ReturnType<typeof openTestNats>>;

/** A NATS server for one test, which may stop and restart it; address and data stay. */
export async function openTestNats() {
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
    /** Stops it finally and deletes its data. */
    async remove() {
      await stop();
      await folder.remove();
    },
  };
}
