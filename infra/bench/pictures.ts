import { IDENTITY_HEADER, signIdentity } from '@tippspiel/shared/contracts/auth/identity';
import {
  SHARE_PICTURE_HEADER,
  signSharePicture,
  type SharePicture,
} from '@tippspiel/shared/contracts/auth/share-picture';
import { parseEnv } from '@tippspiel/shared/platform/config/env';
import { TEST_IDENTITY_SECRET, testEnv } from '@tippspiel/shared/platform/testing/subgraph';
import { mediaEnv } from '@tippspiel/media/env';
import { buildService } from '@tippspiel/media/server';
import { request } from 'undici';
import { rowOneByOne } from './measure.ts';
import { startProcess, type ServiceProcess } from './million-process.ts';
import { CHANGED_AT, fillPictures, stampOfPicture, stampOfPlayer } from './picture-data.ts';
import { dropDatabase, openBenchWithServers } from './own-bench.ts';
import { report, type Row } from './report.ts';

// npm run bench -- pictures: pictures of posts, sponsors, prizes and players: uncached, from the process's memory, and
// cached by the browser.
const TIMES = 500;
/** One for each request, warm-up included. */
const PICTURES = 800;
/** About the number on one page. */
const SHOWN = 25;
/** The number of measured share pictures, each of a different group. */
const SHARED = 100;
const ACCEPT = 'image/avif,image/webp,image/apng,*/*;q=0.8';

const kinds: Record<string, (id: number) => string> = {
  post: (id) => `posts/${id}.jpg?v=${CHANGED_AT}`,
  sponsor: (id) => `sponsors/${id}.jpg?v=1`,
  prize: (id) => `prices/${stampOfPicture('prices', id)}`,
  player: (id) => `${stampOfPlayer(id)}?size=96`,
};

const { backing, ...bench } = await openBenchWithServers();
const database = `bench_media_${process.pid}`;
bench.atEnd(() => dropDatabase(backing.mongodbUrl, database));

const settings = {
  ...testEnv('media', backing),
  ...{ NODE_ENV: 'development', LOG_LEVEL: 'warn', MONGODB_DATABASE: database },
  ...{ S3_ENDPOINT: backing.s3.endpoint, S3_REGION: backing.s3.region },
  ...{ S3_ACCESS_KEY: backing.s3.accessKey, S3_SECRET_KEY: backing.s3.secretKey },
  S3_BUCKET: `bench-media-${process.pid}`,
};

await bench.run(async () => {
  const service = await buildService(parseEnv(mediaEnv, settings));
  await fillPictures(service.deps, PICTURES);
  await service.close();
  const media = await startProcess('media', { env: settings, name: 'media', logDir: bench.folder });
  bench.atEnd(() => media.stop());
  await report('pictures', await measure(media));
});

async function measure({ url, ask }: ServiceProcess): Promise<Row[]> {
  const load = async (path: string, known = ''): Promise<{ etag: string; bytes: number }> => {
    const headers = { accept: ACCEPT, ...(known && { 'if-none-match': known }) };
    const answer = await request(`${url}/pictures/${path}`, { headers });
    const { byteLength } = await answer.body.arrayBuffer();
    if (answer.statusCode !== (known ? 304 : 200)) throw new Error(`${path}: ${answer.statusCode}`);
    return { etag: String(answer.headers['etag']), bytes: byteLength };
  };
  const row = (what: string, call: (index: number) => Promise<unknown>) => rowOneByOne(what, TIMES, call);
  const rows = [await row('for comparison: a request that reads nothing', () => ask('{ __typename }'))];
  for (const [kind, path] of Object.entries(kinds)) {
    rows.push(await row(`picture of a ${kind}, new to the process`, (index) => load(path(1 + index))));
    const shown = (index: number) => path(1 + (index % SHOWN));
    const { bytes } = await load(shown(0));
    const size = `${Math.ceil(bytes / 1000)} kB`;
    rows.push(await row(`picture of a ${kind} out of memory, ${size}`, (index) => load(shown(index))));
    const etags = new Map<string, string>();
    for (let index = 0; index < SHOWN; index++) etags.set(shown(index), (await load(shown(index))).etag);
    rows.push(
      await row(`picture of a ${kind}, known to the browser`, (index) =>
        load(shown(index), etags.get(shown(index))),
      ),
    );
  }
  return [...rows, ...(await measureShared(url))];
}

/** Measures a group's table in both shapes, first and repeated requests. */
async function measureShared(url: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const shape of ['quer', 'hoch'] as const) {
    const load = async (index: number): Promise<void> => {
      const identity = await signIdentity(TEST_IDENTITY_SECRET, null);
      const token = await signSharePicture(TEST_IDENTITY_SECRET, sharedTable(shape, index));
      const headers = { [IDENTITY_HEADER]: identity, [SHARE_PICTURE_HEADER]: token };
      const answer = await request(`${url}/share-pictures/`, { headers });
      await answer.body.arrayBuffer();
      if (answer.statusCode !== 200) throw new Error(`a shared picture: ${answer.statusCode}`);
    };
    const cases = { first: load, cached: (index: number) => load(index % SHOWN) };
    for (const [what, call] of Object.entries(cases))
      rows.push(await rowOneByOne(`share picture (${shape}), ${what}`, SHARED, call));
  }
  return rows;
}

function sharedTable(shape: SharePicture['shape'], index: number): SharePicture {
  const rows = Array.from({ length: 10 }, (_none, at) => ({
    ...{ lead: `${at + 1}.`, text: `Maximiliane Müller-${index} ${at}`, cells: [] },
    ...{ value: String(900 - at), isOwn: at === 3 },
  }));
  return {
    ...{ shape, site: 'Tippspiel EM 2024', kicker: 'Spielergruppe', title: `Gruppe ${index}` },
    ...{ subtitle: '500 Mitglieder', heads: ['Punkte'], rows, sides: [], isPublic: false },
  };
}
