import { parseArgs } from 'node:util';
import { z } from 'zod';
import { namespaceSchema, readEnv } from '../config/env.ts';
import { openAside, type AsideEvent } from './aside.ts';

const USAGE = `npm run events -- <list|replay|drop> [consumer] [--sequence <n>]

Events that a consumer could not handle are set aside, so that the others go on. This shows them, tells them once more
(when the handler is mended), or throws them away: all, those of one consumer, or one. Reads NATS_URL and NATS_NAMESPACE.`;

const env = z.object({ NATS_URL: z.string().min(1), NATS_NAMESPACE: namespaceSchema });

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sequence: { type: 'string' } },
});
const [command = '', consumer] = positionals;
if (!['list', 'replay', 'drop'].includes(command)) {
  console.error(USAGE);
  process.exit(2);
}

const line = ({ sequence, time, consumer: name, subject, reason, error, payload }: AsideEvent) =>
  `${sequence}  ${time.toISOString()}  ${name}  ${reason}  ${subject}\n    ${error}\n    ${payload}`;

const { NATS_URL: url, NATS_NAMESPACE: namespace } = readEnv(env);
const aside = await openAside({ url, namespace });
let count = 0;
try {
  for await (const event of aside.list(consumer)) {
    if (values.sequence && Number(values.sequence) !== event.sequence) continue;
    count += 1;
    if (command === 'replay') await aside.replay(event);
    if (command === 'drop') await aside.drop(event);
    console.log(line(event));
  }
  console.log(`${count} event${count === 1 ? '' : 's'}: ${command}`);
} finally {
  await aside.close();
}
