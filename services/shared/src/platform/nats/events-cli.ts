import { parseArgs } from 'node:util';
import { connect } from 'nats';
import { z } from 'zod';
import { catalogue } from '../../contracts/events/catalogue.ts';
import { namespaceSchema, readEnv } from '../config/env.ts';
import { deadLettersOf, type DeadLetter } from './dead-letters.ts';
import { requestRepublish } from './republish.ts';
import { storedMessages } from './stored-messages.ts';
import { owners, streamOf, type Owner } from './streams.ts';
import { subjectsOf } from './subjects.ts';

const USAGE = `npm run events -- <list|replay|drop> [consumer] [--sequence <n>]
npm run events -- republish [user|media|group|tipp|feed]
npm run events -- read <type> [--since <2030-06-08T18:00:00Z>]

Events that a consumer could not handle are set aside, so that the others go on. This lists them, publishes them again
(when the handler is mended), or deletes them: all, those of one consumer, or one.
republish has every service, or one, publish its whole state again, when streams or read models were lost. A read model
that is up to date changes nothing. It may run beside everything, and again.
read prints the stored events of one type, as user.account.deleted.v1, for example before a backup is restored.
All read NATS_URL and NATS_NAMESPACE.`;

const env = z.object({ NATS_URL: z.string().min(1), NATS_NAMESPACE: namespaceSchema });

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sequence: { type: 'string' }, since: { type: 'string', default: '1970-01-01' } },
});
const [command = '', whose] = positionals;
const isOwner = (name: string): name is Owner => owners.some((owner) => owner === name);
const isKnown =
  ['list', 'replay', 'drop'].includes(command) ||
  (command === 'republish' && (whose === undefined || isOwner(whose))) ||
  (command === 'read' &&
    whose !== undefined &&
    whose in catalogue &&
    !Number.isNaN(Date.parse(values.since)));
if (!isKnown) {
  console.error(USAGE);
  process.exit(2);
}
const { NATS_URL: url, NATS_NAMESPACE: namespace } = readEnv(env);
const nats = await connect({ servers: url.split(','), name: 'events', maxReconnectAttempts: 5 });
try {
  if (command === 'republish') await republish();
  else if (command === 'read') await read(whose as string, new Date(values.since));
  else await eachDeadLetter();
} finally {
  await nats.close();
}

async function read(type: string, since: Date): Promise<void> {
  const { streams } = await nats.jetstreamManager();
  const [subject = ''] = subjectsOf(namespace, [type]);
  for await (const { time, data } of storedMessages(streams, streamOf(namespace, [type]), subject))
    if (time >= since) console.log(`${time.toISOString()}  ${new TextDecoder().decode(data)}`);
}

async function eachDeadLetter(): Promise<void> {
  const line = ({ sequence, time, consumer: name, subject, reason, error, payload }: DeadLetter) =>
    `${sequence}  ${time.toISOString()}  ${name}  ${reason}  ${subject}\n    ${error}\n    ${payload}`;
  const deadLetters = await deadLettersOf(nats, namespace);
  let count = 0;
  for await (const event of deadLetters.list(whose)) {
    if (values.sequence && Number(values.sequence) !== event.sequence) continue;
    count += 1;
    if (command === 'replay') await deadLetters.replay(event);
    if (command === 'drop') await deadLetters.drop(event);
    console.log(line(event));
  }
  console.log(`${count} event${count === 1 ? '' : 's'}: ${command}`);
}

/** A failing owner does not stop the others. */
async function republish(): Promise<void> {
  for (const owner of owners.filter((name) => whose === undefined || name === whose)) {
    try {
      const published = await requestRepublish(nats, namespace, owner, (soFar) =>
        console.log(`${owner}: ${soFar} …`),
      );
      console.log(`${owner}: ${published} events published`);
    } catch (error) {
      console.error(String(error));
      process.exitCode = 1;
    }
  }
}
