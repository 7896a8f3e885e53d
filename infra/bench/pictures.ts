import { IDENTITY_HEADER, signIdentity } from '@tippspiel/shared/contracts/auth/identity';
import {
  SHARE_PICTURE_HEADER,
  signSharePicture,
  type SharePicture,
} from '@tippspiel/shared/contracts/auth/share-picture';
import { parseEnv } from '@tippspiel/shared/platform/config/env';
import { TEST_IDENTITY_SECRET, testEnv } from '@tippspiel/shared/platform/testing/subgraph';
import { mediaEnv } from '@tippspiel/media/env';
import type { App } from '@tippspiel/media/open-app';
import { seedOperatorPictures } from '@tippspiel/media/seed';
import { buildService } from '@tippspiel/media/server';
import { request } from 'undici';
import { rowOneByOne } from './measure.ts';
import { startProcess, type ServiceProcess } from './million-process.ts';
import { dropDatabase, openBenchWithServers } from './own-bench.ts';
import { report, type Row } from './report.ts';
import { postPictures } from '../seed/pictures.ts';

// npm run bench -- pictures: pictures of posts from the process's memory, and pictures to share.
const TIMES = 500;
/** About the number on one page. */
const SHOWN = 25;
/** The time of a post picture's last change, which is part of its address. */
const CHANGED_AT = Date.parse('2024-06-10T12:00:00Z');
/** The number of measured share pictures, each of a different group. */
const SHARED = 100;
const ACCEPT = 'image/avif,image/webp,image/apng,*/*;q=0.8';

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
  await fillPictures(service.deps);
  await service.close();
  const media = await startProcess('media', { env: settings, name: 'media', logDir: bench.folder });
  bench.atEnd(() => media.stop());
  await report('pictures', await measure(media));
});

/** Stores equal pictures of posts, because the bench measures only finding and sending them. */
async function fillPictures(deps: App['deps']): Promise<void> {
  const same = Array.from({ length: SHOWN }, () => postPictures[0] as Buffer);
  const stamps = await seedOperatorPictures(deps, 'posts', same);
  const claimed = { directory: 'posts', changedAt: CHANGED_AT, isPublic: true, version: 1 } as const;
  await deps.claims.save(stamps.map((stamp, index) => ({ ...claimed, id: 1 + index, stamp })));
}

async function measure({ url }: ServiceProcess): Promise<Row[]> {
  const load = async (path: string, headers: Record<string, string>): Promise<number> => {
    const answer = await request(url + path, { headers });
    const { byteLength } = await answer.body.arrayBuffer();
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
    return byteLength;
  };
  const ofPost = (index: number) =>
    load(`/pictures/posts/${1 + (index % SHOWN)}.jpg?v=${CHANGED_AT}`, { accept: ACCEPT });
  const shared = async (index: number) => {
    const identity = await signIdentity(TEST_IDENTITY_SECRET, null);
    const token = await signSharePicture(TEST_IDENTITY_SECRET, sharedTable(index));
    return load('/share-pictures/', { [IDENTITY_HEADER]: identity, [SHARE_PICTURE_HEADER]: token });
  };
  const size = `${Math.ceil((await ofPost(0)) / 1000)} kB`;
  return [
    await rowOneByOne(`picture of a post out of memory, ${size}`, TIMES, ofPost),
    await rowOneByOne('share picture (hoch), first', SHARED, shared),
    await rowOneByOne('share picture (hoch), cached', SHARED, (index) => shared(index % SHOWN)),
  ];
}

function sharedTable(index: number): SharePicture {
  const rows = Array.from({ length: 10 }, (_none, at) => ({
    ...{ lead: `${at + 1}.`, text: `Maximiliane Müller-${index} ${at}`, cells: [] },
    ...{ value: String(900 - at), isOwn: at === 3 },
  }));
  return {
    ...{ shape: 'hoch', site: 'Tippspiel EM 2024', kicker: 'Spielergruppe', title: `Gruppe ${index}` },
    ...{ subtitle: '500 Mitglieder', heads: ['Punkte'], rows, sides: [], isPublic: false },
  };
}
