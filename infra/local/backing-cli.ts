import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { backingEnv } from './backing-env.ts';
import { startBacking } from './backing.ts';
import { occupy } from './data-folder.ts';
import { consoleLog } from './log.ts';
import { dataRoot } from './places.ts';
import { untilAskedToStop } from './process/shutdown.ts';

// For developers: the backing services alone.
//   node infra/local/backing-cli.ts [FILE]     then, in another shell:  . .data/dev/backing.env
const file = resolve(process.argv[2] ?? join(dataRoot, 'dev', 'backing.env'));
const asked = untilAskedToStop();
await occupy(dirname(file));
const backing = await startBacking({ dataDir: dirname(file), log: consoleLog, mail: true });
const lines = Object.entries(backingEnv(backing)).map(([name, value]) => `export ${name}='${value}'`);
await mkdir(dirname(file), { recursive: true });
await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 });
console.log(
  `\n${lines.join('\n')}\n\nE-Mails: ${backing.mailPageUrl ?? '–'}\nEine andere Shell übernimmt das mit:  . ${file}`,
);
await asked;
await backing.stop();
await rm(file, { force: true });
process.exit(0);
