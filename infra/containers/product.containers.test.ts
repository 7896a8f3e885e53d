import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@tippspiel/shared/platform/testing/until';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { consoleLog, formatDuration } from '../local/log.ts';
import { dataRoot, repositoryRoot } from '../local/places.ts';
import { serviceNames } from '../local/stack-env.ts';
import { makeTempFolder } from '../local/temp-folder.ts';
import { mostExpensivePicture, kindsOfPictures } from './pictures.ts';
import { logIn, register, type Player } from './player.ts';
import { openProduct, type Container, type Product } from './product.ts';
import { readManual } from './restore.ts';
import { tippsOf, watch, type Watched } from './watch.ts';

// docker-compose.yml as an operator uses it, from the first start to an upgrade. The tests depend on each other: one
// product goes through all of them, in this order.
const OPERATOR = { email: 'chef@example.org', password: 'geheim123' };
const NO_CALLS_MS = 2_000;
const MAX_IMAGE_MB = 100;
const LIMIT_MS = 15 * 60_000;
/** Slightly less than the limit of media, in bytes. */
const LARGEST = 10 * 1024 * 1024 - 4096;
const MAILS =
  "fetch('http://127.0.0.1:1080/email').then(async (r) => { for (const m of await r.json()) console.log(m.date, m.to[0].address, m.subject, m.text) })";

let product: Product;
let player: Player;
let operator: Player;
let stamp: string;
/** Measurements of this run, for people. */
const measured: Record<string, unknown> = {};

beforeAll(async () => {
  product = await openProduct(consoleLog);
  measured['stand-ins for images'] = product.standins;
}, LIMIT_MS);
afterAll(async () => {
  const folder = join(dataRoot, 'test/containers');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'measured.json'), JSON.stringify(measured, null, 2));
  console.log(JSON.stringify(measured, null, 2));
  await product?.stop();
}, LIMIT_MS);

async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  measured[what] = formatDuration(performance.now() - started);
  return result;
}

const up = ['up', '--build', '--detach', '--wait'];
const idsOf = async () =>
  Object.fromEntries([...(await product.containers())].map(([name, { id }]) => [name, id]));
const openMatches = async () => [...(await tippsOf(player)).keys()];

/** Runs a command while a player uses the product. */
async function whilePlayed(work: () => Promise<unknown>): Promise<Watched> {
  const watching = watch(product.base, player, (await openMatches()).slice(0, 12));
  try {
    await work();
  } catch (error) {
    await watching.stop();
    throw error;
  }
  return watching.stop();
}

function expectNoOutage({ page, call, save, lost }: Watched): void {
  expect(page.asked).toBeGreaterThan(20);
  expect(save.asked - save.failed).toBeGreaterThan(20);
  expect([page.failures, lost]).toEqual([[], []]);
  expect(call.longestGap).toBeLessThan(NO_CALLS_MS);
  expect(save.longestGap).toBeLessThan(NO_CALLS_MS);
}

describe('first steps', () => {
  test('a missing secret stops the start with an error that names it', async () => {
    await expect(product.compose(up, { IDENTITY_SECRET: '' })).rejects.toThrow(
      /IDENTITY_SECRET.*is empty in \.env/,
    );
    expect(await product.containers()).toEqual(new Map());
  });

  test(
    'one command builds, starts and waits until all is healthy; repeated, it changes nothing',
    async () => {
      await timed('up --build --wait, fresh', () => product.compose(up));
      const before = await idsOf();
      expect(Object.keys(before)).toEqual(expect.arrayContaining(['mongo', 'gateway', 'edge']));
      await timed('up --build --wait, again', () => product.compose(up));
      expect(await idsOf()).toEqual(before);
    },
    LIMIT_MS,
  );

  test('no image adds more than 100 MB to that of Node', async () => {
    const sizes = await Promise.all(
      serviceNames.map(async (name) => [name, await product.imageSize(name)] as const),
    );
    measured['size of images beyond that of Node, MB'] = Object.fromEntries(sizes);
    expect(sizes.filter(([, size]) => !(size <= MAX_IMAGE_MB))).toEqual([]);
  });

  test('the edge answers Prometheus inside', async () => {
    const ask = "fetch('http://edge:9100/metrics').then(({ status }) => console.log(status))";
    const exec = ['exec', '--no-TTY', 'gateway', 'node', '--eval'];
    expect(await product.compose([...exec, ask])).toBe('200\n');
  });

  test("tipp's image makes a tournament of one's own from tables", async () => {
    const temp = await makeTempFolder();
    const source = join(repositoryRoot, 'infra/tournaments/source/cup2030');
    await cp(source, temp.path, { recursive: true });
    const folder = ['--user', String(process.getuid?.()), '--volume', `${temp.path}:/cup`];
    const tables = ['--teams', '/cup/teams.csv', '--matches', '/cup/matches.csv'];
    const rest = ['--out', '/cup/dorf2030.json', '--name', 'Dorfcup', '--patriot', 'GER'];
    const make = ['node', 'infra/tournaments/cli.ts', 'new', ...tables, ...rest];
    await product.compose(['run', '--rm', '--no-deps', '--no-TTY', ...folder, 'tipp', ...make]);
    const made = JSON.parse(await readFile(join(temp.path, 'dorf2030.json'), 'utf8')) as { id: string };
    expect(made.id).toBe('dorf2030');
    await temp.remove();
  });

  test('one command creates the first operator; without a terminal it prints one sentence', async () => {
    const create = ['node', 'services/user/src/admin-cli.ts', 'create', OPERATOR.email];
    const exec = ['exec', '--no-TTY'];
    await expect(product.compose([...exec, 'user', ...create])).rejects.toThrow(
      /:\nHier gibt es kein Terminal für die Frage nach dem Passwort: Bitte setze ADMIN_PASSWORD\.$/,
    );
    await product.compose([...exec, '--env', `ADMIN_PASSWORD=${OPERATOR.password}`, 'user', ...create]);
    operator = await logIn(product.base, OPERATOR);
    expect((await operator.get('/api/session')).json.data.user).toMatchObject({ isAdmin: true });
  });

  test('a player registers, confirms the address by the caught mail, sets a picture and tips', async () => {
    player = await register(product.base);
    const mails = () => product.compose(['exec', '--no-TTY', 'mail', 'node', '--eval', MAILS]);
    const [, token] = await until('the mail', async () =>
      new RegExp(`${player.email}[^]*/bestaetigen/([\\w-]+)`).exec(await mails()),
    );
    expect(await player.post('/api/auth/confirm', { token })).toMatchObject({ status: 200 });
    const { picture, type } = await mostExpensivePicture('JPEG');
    const shown = await player.showPicture(picture, type);
    expect(shown.status).toBe(200);
    stamp = shown.json.data;
    expect(await player.get(`/api/downloadImage/${stamp}?size=200`)).toMatchObject({ status: 200 });
    const [matchId] = await openMatches();
    const tipp = { matchId, value: '2:1', isTeam1: true, isTeam2: true };
    expect(await player.post('/api/tipps', tipp)).toMatchObject({ status: 200 });
  });

  test(
    'a restart keeps all data',
    async () => {
      await timed('restart', () => product.compose(['restart']));
      await product.compose(['up', '--detach', '--wait']);
      player = await logIn(product.base, player);
      expect([...(await tippsOf(player)).values()]).toContain('2:1');
      expect((await player.get(`/api/downloadImage/${stamp}?size=200`)).bytes.length).toBeGreaterThan(100);
    },
    LIMIT_MS,
  );
});

describe('an upgrade', () => {
  const isReplaced = (before: Record<string, string>, after: Record<string, string>) =>
    Object.keys(after)
      .filter((name) => after[name] !== before[name])
      .sort();

  test(
    'of one service stops no other, and the product stays available',
    async () => {
      const before = await idsOf();
      const seen = await whilePlayed(() =>
        timed('upgrade of user', () => product.upgrade(['user'], { MAIL_FROM: 'Neu <neu@localhost>' })),
      );
      measured['during the upgrade of user'] = summary(seen);
      expect(isReplaced(before, await idsOf())).toEqual(['user']);
      expectNoOutage(seen);
    },
    LIMIT_MS,
  );

  test(
    'of all services is done one after the other, and the product stays available',
    async () => {
      const before = await idsOf();
      const seen = await whilePlayed(() =>
        timed('upgrade of all', () => product.upgrade([], { LOG_LEVEL: 'debug' })),
      );
      measured['during the upgrade of all'] = summary(seen);
      const ours = ['feed', 'gateway', 'group', 'media', 'rest-compat', 'tipp', 'user'];
      expect(isReplaced(before, await idsOf())).toEqual(ours);
      expectNoOutage(seen);
    },
    LIMIT_MS,
  );

  test('does not restart unchanged services', async () => {
    const before = await idsOf();
    expect(await product.upgrade(['group', 'gateway'], { LOG_LEVEL: 'debug' })).toBe(
      'group: as before\ngateway: as before\n',
    );
    expect(await idsOf()).toEqual(before);
  });

  test(
    'that does not start keeps the old version running',
    async () => {
      const before = await idsOf();
      await expect(product.upgrade(['group'], { LOG_LEVEL: 'loud' })).rejects.toThrow('the old one goes on');
      expect(await idsOf()).toEqual(before);
      expect(await player.get('/api/groups')).toMatchObject({ status: 200 });
    },
    LIMIT_MS,
  );
});

const summary = ({ page, call, save, lost }: Watched) => ({
  ...Object.fromEntries(
    Object.entries({ page, call, save }).map(([name, { asked, failed, longestGap, failures }]) => [
      name,
      `${failed} of ${asked} failed, for ${longestGap} ms at most ${failures.slice(0, 3).join(', ')}`,
    ]),
  ),
  lost: lost.length,
});

describe('within its memory limits', () => {
  /** No process was killed or restarted. */
  async function expectAlive(before: Map<string, Container>): Promise<void> {
    const after = await product.containers();
    const what = (of: Map<string, Container>) =>
      [...of].map(([name, { id, restarts, killed }]) => [name, id, restarts, killed]);
    expect(what(after)).toEqual(what(before));
    measured['most memory held, MB'] = Object.fromEntries([...after].map(([name, { peak }]) => [name, peak]));
  }

  test.each(kindsOfPictures)(
    'media decodes the most expensive %s, and four at once',
    async (kind) => {
      const before = await product.containers();
      const { picture, type } = await mostExpensivePicture(kind);
      expect((await player.showPicture(picture, type)).json).toEqual({ data: expect.any(String) });
      const four = await Promise.all(Array.from({ length: 4 }, () => register(product.base)));
      const answers = await Promise.all(four.map((each) => each.showPicture(picture, type)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      await expectAlive(before);
    },
    LIMIT_MS,
  );

  const many = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_none, index) => work(index)));

  test('user hashes passwords and exports data', async () => {
    const before = await product.containers();
    const login = { email: player.email, password: 'falsch123' };
    const hashed = await many(60, () =>
      player.post('/api/auth/login', { ...login, email: `${Math.random()}@example.org` }),
    );
    expect(new Set(hashed.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await player.get('/api/user/export')).status).toBe(200);
    await expectAlive(before);
  });

  test('feed writes, reads and searches long posts', async () => {
    const before = await product.containers();
    const text = 'Wörter '.repeat(700);
    const written = await many(20, (index) => player.post('/api/posts', { text: `${index} ${text}` }));
    expect(written[0]).toMatchObject({ status: 200 });
    const readers = await many(8, () => register(product.base));
    const read = await Promise.all(
      ['', '&search=Wörter'].flatMap((more) =>
        readers.map((reader) => reader.get(`/api/posts?pageSize=100${more}`)),
      ),
    );
    expect(new Set(read.map(({ status }) => status))).toEqual(new Set([200]));
    await expectAlive(before);
  });

  test('group hashes passwords of groups, and searches', async () => {
    const before = await product.containers();
    const founded = await many(10, (index) =>
      player.post('/api/group/0', { name: `Gruppe ${index}`, password: 'anpfiff1' }),
    );
    // A player may not have many passwords hashed at once.
    expect(founded.map(({ status }) => status)).toContain(200);
    expect(founded.filter(({ status }) => ![200, 429, 503].includes(status))).toEqual([]);
    const found = await many(100, () => player.get('/api/groups?search=Gruppe'));
    expect(new Set(found.map(({ status }) => status))).toEqual(new Set([200]));
    await expectAlive(before);
  });

  test('tipp evaluates matches and serves rankings', async () => {
    const before = await product.containers();
    expect((await operator.get('/api/match/admin/auswertung')).status).toBe(200);
    const ranked = await many(100, () => player.get('/api/ranking?pageSize=100&search=Petra'));
    expect(new Set(ranked.map(({ status }) => status))).toEqual(new Set([200]));
    await expectAlive(before);
  });

  test('the gateway takes uploads of the largest size during many page requests', async () => {
    const before = await product.containers();
    const { picture } = await mostExpensivePicture('JPEG');
    // Data after a picture is ignored.
    const largest = Buffer.concat([picture, Buffer.alloc(LARGEST - picture.length)]);
    const senders = await many(4, () => register(product.base));
    const [uploads, pages] = await Promise.all([
      Promise.all(senders.map((sender) => sender.showPicture(largest, 'image/jpeg'))),
      many(200, () => fetch(product.base).then(async (answer) => [answer.status, await answer.text()])),
    ]);
    expect(new Set(uploads.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(pages.map(([status]) => status))).toEqual(new Set([200]));
    await expectAlive(before);
  });
});

describe('a restore', () => {
  const tipp = (matchId: number, value: string) =>
    player.post('/api/tipps', { matchId, value, isTeam1: true, isTeam2: true });
  const showPicture = async (kind: 'JPEG' | 'PNG'): Promise<string> => {
    const { picture, type } = await mostExpensivePicture(kind);
    return (await player.showPicture(picture, type)).json.data;
  };

  test(
    'by the commands of infra/docker/README.md brings back the databases and pictures of the backup, and no logins',
    async () => {
      const temp = await makeTempFolder();
      const run = await readManual(product, temp.path);
      const [matchId] = (await openMatches()) as [number];
      expect(await tipp(matchId, '4:4')).toMatchObject({ status: 200 });
      const leaver = await register(product.base);
      const kept = await showPicture('JPEG');
      const before = new Map(await tippsOf(player));
      await timed('back up', () => run('Back up'));
      const backupAt = new Date().toISOString();
      expect(await tipp(matchId, '0:5')).toMatchObject({ status: 200 });
      expect(await leaver.post('/api/user/deleteaccount', { delete: 'delete' })).toMatchObject({
        status: 200,
      });
      const later = await showPicture('PNG');
      await timed('restore', () => run('Restore', backupAt));
      expect((await readFile(join(temp.path, 'deleted.txt'), 'utf8')).trim().split('\n')).toHaveLength(1);
      await temp.remove();
      expect((await player.get('/api/session')).json.data.user).toBeNull();
      player = await logIn(product.base, player);
      operator = await logIn(product.base, OPERATOR);
      await logIn(product.base, leaver);
      expect(await tippsOf(player)).toEqual(before);
      expect((await player.get(`/api/downloadImage/${kept}?size=200`)).status).toBe(200);
      expect((await player.get(`/api/downloadImage/${later}?size=200`)).status).toBe(404);
    },
    LIMIT_MS,
  );
});

describe('the demo', () => {
  test(
    'runs next to the product, with its own clock and data',
    async () => {
      const args = ['up', '--build', '--detach', '--wait', 'demo'];
      await timed('demo, fresh', () =>
        product.compose(args, { DEMO_PASSWORD: 'ein-anderes', DEMO_PLAYERS: '20' }),
      );
      const guest = await logIn(product.demoBase, { email: 'spieler@example.org', password: 'ein-anderes' });
      const { serverTime, user } = (await guest.get('/api/session')).json.data;
      expect(serverTime).toMatch(/^2024-06-19T/);
      expect(user).toMatchObject({ isAdmin: false });
      expect((await player.get('/api/session')).json.data.serverTime).not.toMatch(/^2024/);
    },
    LIMIT_MS,
  );
});
