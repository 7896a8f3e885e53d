import { randomUUID } from 'node:crypto';
import { Writable } from 'node:stream';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readEnv } from '@tippspiel/shared/platform/config/env';
import { openBackbone } from '@tippspiel/shared/platform/process/backbone';
import { AppError, badInput } from '@tippspiel/shared/contracts/errors/app-error';
import { setRankWelcome } from './app/accounts/set-rank-welcome.ts';
import type { Deps } from './app/deps.ts';
import { makeAdmin } from './app/accounts/make-admin.ts';
import { userEnv } from './env.ts';
import { openApp } from './open-app.ts';

const USAGE = `npm run admin -- create <email> [--firstname <Vorname>] [--lastname <Nachname>]
npm run admin -- rank <email> <place>

create makes the account with this address an operator's, if the address is confirmed and nobody has suspended it; opens
one when there is none, asking for a password (or taking it from ADMIN_PASSWORD). rank notes a player's place at the end
of the last tournament, which the welcome page shows; 0 for none. Both read the environment of the user service.`;

async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY)
    throw badInput('There is no terminal to ask for the password: set ADMIN_PASSWORD.');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stdout.write('Passwort (6 bis 40 Zeichen): ');
  const password = await terminal.question('');
  terminal.close();
  process.stdout.write('\n');
  return password;
}

async function withApp(work: (deps: Deps) => Promise<string>): Promise<void> {
  const env = readEnv(userEnv, { PORT: '0', LOG_LEVEL: 'warn', ...process.env });
  const backbone = await openBackbone('user-admin', env);
  const { deps, drain, close } = await openApp(backbone, env);
  try {
    const done = await work(deps);
    await drain();
    console.log(done);
  } finally {
    await close();
    await backbone.close();
  }
}

async function create(
  deps: Deps,
  email: string,
  names: { firstname: string; lastname: string },
): Promise<string> {
  const given = process.env['ADMIN_PASSWORD'];
  const password = async () => given || askPassword();
  const { account, isNew } = await makeAdmin(deps, { email, ...names, password, requestId: randomUUID() });
  return `${account.email} (Nr. ${account.id}) is ${isNew ? 'a new' : 'now an'} operator account.`;
}

async function rank(deps: Deps, email: string, place: string | undefined): Promise<string> {
  const { id, rankWelcome } = await setRankWelcome(deps, { email, rankWelcome: Number(place) });
  return `${email} (Nr. ${id}) had place ${rankWelcome}.`;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    firstname: { type: 'string', default: 'Spiel' },
    lastname: { type: 'string', default: 'Leitung' },
  },
});
const [command, email, place] = positionals;
if (!['create', 'rank'].includes(command ?? '') || !email) {
  console.error(USAGE);
  process.exit(2);
}
try {
  await withApp((deps) => (command === 'create' ? create(deps, email, values) : rank(deps, email, place)));
} catch (error) {
  console.error(error instanceof AppError ? error.message : error);
  process.exitCode = 1;
}
