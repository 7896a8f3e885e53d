import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readEnv } from '@tippspiel/shared/config/env';
import { openBackbone } from '@tippspiel/shared/process/backbone';
import { AppError } from '@tippspiel/shared/errors/app-error';
import { makeAdmin } from './app/accounts/make-admin.ts';
import { userEnv } from './env.ts';
import { openApp } from './open-app.ts';

const USAGE = `npm run admin -- create <email> [--firstname <Vorname>] [--lastname <Nachname>]

Makes the account with this address an operator's; opens one when there is none, asking for a password (or taking it
from ADMIN_PASSWORD). Reads the environment of the user service.`;

/** Asks without showing what is typed. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) throw new Error('No terminal to ask for a password: set ADMIN_PASSWORD.');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stdout.write('Passwort (6 bis 40 Zeichen): ');
  const password = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return password;
}

async function create(email: string, names: { firstname: string; lastname: string }): Promise<void> {
  const env = readEnv(userEnv, { PORT: '0', LOG_LEVEL: 'warn', ...process.env });
  const given = process.env['ADMIN_PASSWORD'];
  const backbone = await openBackbone('user-admin', env);
  const { deps, drain, close } = await openApp(backbone, env);
  try {
    const password = async () => given || askPassword();
    const { account, isNew } = await makeAdmin(deps, { email, ...names, password, requestId: randomUUID() });
    await drain();
    console.log(`${account.email} (Nr. ${account.id}) is ${isNew ? 'a new' : 'now an'} operator account.`);
  } finally {
    await close();
    await backbone.close();
  }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    firstname: { type: 'string', default: 'Spiel' },
    lastname: { type: 'string', default: 'Leitung' },
  },
});
const [command, email] = positionals;
if (command !== 'create' || !email) {
  console.error(USAGE);
  process.exit(2);
}
try {
  await create(email, values);
} catch (error) {
  console.error(error instanceof AppError ? error.message : error);
  process.exitCode = 1;
}
