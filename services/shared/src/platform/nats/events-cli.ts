import { parseArgs } from 'node:util';
import { connect } from 'nats';
import { z } from 'zod';
import { namespaceSchema, readEnv } from '../config/env.ts';
import { openAside, type AsideEvent } from './aside.ts';
import { askToRepublish, republishingOwners, type RepublishingOwner } from './republish.ts';

const USAGE = `npm run events -- <list|replay|drop> [consumer] [--sequence <n>]
npm run events -- republish [user|media|group|tipp|feed]

Events that a consumer could not handle are set aside, so that the others go on. This shows them, tells them once more
(when the handler is mended), or throws them away: all, those of one consumer, or one.
republish has every service, or one, tell all anew that its database says, when streams or read models were lost: whoever
knows it already changes nothing. It may run beside everything, and again. Reads NATS_URL and NATS_NAMESPACE.`;

const env = z.object({ NATS_URL: z.string().min(1), NATS_NAMESPACE: namespaceSchema });

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sequence: { type: 'string' } },
});
const [command = '', whose] = positionals;
const isOwner = (name: string): name is RepublishingOwner =>
  republishingOwners.some((owner) => owner === name);
const isKnown =
  ['list', 'replay', 'drop'].includes(command) ||
  (command === 'republish' && (whose === undefined || isOwner(whose)));
if (!isKnown) {
  console.error(USAGE);
  process.exit(2);
}
const { NATS_URL: url, NATS_NAMESPACE: namespace } = readEnv(env);
await (command === 'republish' ? republish() : eachAside());

async function eachAside(): Promise<void> {
  const line = ({ sequence, time, consumer: name, subject, reason, error, payload }: AsideEvent) =>
    `${sequence}  ${time.toISOString()}  ${name}  ${reason}  ${subject}\n    ${error}\n    ${payload}`;
  const aside = await openAside({ url, namespace });
  let count = 0;
  try {
    for await (const event of aside.list(whose)) {
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
}

/** Players first: what others tell is about them. One that fails keeps none of the others waiting. */
async function republish(): Promise<void> {
  const nats = await connect({ servers: url.split(','), name: 'events', maxReconnectAttempts: 5 });
  try {
    for (const owner of republishingOwners.filter((name) => whose === undefined || name === whose)) {
      try {
        const told = await askToRepublish(nats, namespace, owner, (soFar) =>
          console.log(`${owner}: ${soFar} …`),
        );
        console.log(`${owner}: ${told} events told`);
      } catch (error) {
        console.error(String(error));
        process.exitCode = 1;
      }
    }
  } finally {
    await nats.close();
  }
}
