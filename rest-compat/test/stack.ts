import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { noLog } from '../../infra/local/log.ts';
import { startStack, type Stack, type StackOptions } from '../../infra/local/stack.ts';
import { makeTempFolder } from '../../infra/local/temp-folder.ts';
import { createVisitor, type TestVisitor } from './visitor.ts';

/** Half-way through the second match day: match 13 is running, match 15 is about to begin. */
export const NOW = '2024-06-19T15:30:00Z';
const PASSWORD = 'geheim123';

export type TestStack = Stack & {
  admin(): Promise<TestVisitor>;
  /** Stores a player's final place in the last tournament, as operators do. */
  notePlace(email: string, place: number): Promise<void>;
  end(): Promise<void>;
};

/** The whole product with its own data, at `NOW` or another time of the game. */
export async function startTestStack({
  now = NOW,
  ...options
}: Partial<StackOptions> & { now?: string } = {}): Promise<TestStack> {
  const folder = await makeTempFolder();
  const offset = new Date(now).getTime() - Date.now();
  const stack = await startStack({
    restCompat: 'process',
    dataDir: folder.path,
    prefix: `t${randomBytes(5).toString('hex')}`,
    log: noLog,
    ...options,
    env: {
      LOG_LEVEL: 'warn',
      TIPPSPIEL_CLOCK_OFFSET_MS: String(offset),
      PASSWORD_HASH_MEMORY_KIB: '1024',
      PASSWORD_HASH_PASSES: '1',
      ...options.env,
    },
  });
  return {
    ...stack,
    admin: () => createAdmin(stack),
    notePlace: (email, place) => runAdminCli(stack, 'rank', email, String(place)),
    async end() {
      await stack.stop();
      await folder.remove();
    },
  };
}

/** Creates an operator in the same way as in production, and logs in. */
async function createAdmin(stack: Stack): Promise<TestVisitor> {
  const email = `admin-${randomBytes(4).toString('hex')}@example.org`;
  await runAdminCli(stack, 'create', email);
  const visitor = createVisitor(stack.baseUrl);
  await visitor.open();
  const { status, text } = await visitor.post('/api/auth/login', { email, password: PASSWORD });
  if (status !== 200) throw new Error(`the admin cannot log in: ${text}`);
  return visitor;
}

async function runAdminCli(stack: Stack, ...args: string[]): Promise<void> {
  const cli = new URL('../../services/user/src/admin-cli.ts', import.meta.url).pathname;
  const env = { ...stack.env('user'), ADMIN_PASSWORD: PASSWORD };
  await promisify(execFile)(process.execPath, [cli, ...args], { env });
}
