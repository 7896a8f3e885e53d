import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IDENTITY_HEADER, signIdentity, type Identity } from '@tippspiel/shared/contracts/auth/identity';
import type { PublicRules } from '@tippspiel/shared/platform/http/fetch-public';
import { manualClock } from '@tippspiel/shared/platform/clock/clock';
import { parseEnv } from '@tippspiel/shared/platform/config/env';
import type { DomainEvent } from '@tippspiel/shared/contracts/events/catalogue';
import {
  askSubgraph,
  testEnv,
  TEST_IDENTITY_SECRET,
  type GraphAnswer,
} from '@tippspiel/shared/platform/testing/subgraph';
import { Client } from 'minio';
import { expect } from '@jest/globals';
import { backingForTests } from '../../../infra/local/testing.ts';
import { mediaEnv } from '../src/env.ts';
import { buildService } from '../src/server.ts';

export const NOW = new Date('2024-06-10T12:00:00Z');

const SET = `mutation ($input: SetProfilePictureInput!) {
  setProfilePicture(input: $input) { pictureStamp user { id } }
}`;

export type MediaFixture = Awaited<ReturnType<typeof openMedia>>;
export type Answer = { status: number; body: { data?: string; errorMessage?: string } };

const opening: Promise<{ stop(): Promise<void> }>[] = [];

/**
 * The media service on real servers, with a separate bucket and a clock that the test controls. `closeMedia` stops it.
 */
export function openMedia(more: Record<string, string> = {}, rules: Partial<PublicRules> = {}) {
  const opened = open(more, rules);
  opening.push(opened);
  return opened;
}

/** Stops all services of this test file, even one that started after the test's timeout. */
export async function closeMedia(): Promise<void> {
  for (const opened of opening.splice(0))
    await opened.then(
      ({ stop }) => stop(),
      () => undefined,
    );
}

async function open(more: Record<string, string>, rules: Partial<PublicRules>) {
  const backing = backingForTests();
  const { endpoint, accessKey, secretKey, region } = backing.s3;
  const folder = await mkdtemp(join(tmpdir(), 'media-test-'));
  const env = parseEnv(mediaEnv, {
    ...testEnv('media', backing),
    ...{ S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey, S3_REGION: region },
    ...{ S3_BUCKET: `test-media-${randomBytes(5).toString('hex')}`, UPLOAD_TMP_DIR: folder, ...more },
  });
  const clock = manualClock(NOW);
  const service = await buildService(env, { clock, rules });
  const address = await service.app.listen({ host: '127.0.0.1', port: 0 });
  const events: DomainEvent[] = [];
  await service.backbone.bus
    .consume({
      name: 'test',
      types: ['media.picture.changed.v1', 'media.operator.acted.v2'],
      handle: async (batch) => void events.push(...batch),
    })
    .catch(async (error: unknown) => {
      await service.close();
      throw error;
    });

  const { port, hostname } = new URL(endpoint);
  const s3 = new Client({
    endPoint: hostname,
    port: Number(port),
    useSSL: false,
    accessKey,
    secretKey,
    region,
  });
  const keys = async (prefix = ''): Promise<string[]> =>
    (await s3.listObjectsV2(env.S3_BUCKET, prefix, true).toArray()).map(({ name }: { name: string }) => name);

  async function upload(
    who: Identity | null,
    file: Uint8Array | string,
    options: UploadOptions = {},
  ): Promise<Answer> {
    const { field = 'file', name = 'bild.jpg', type = 'image/jpeg' } = options;
    const body = new FormData();
    body.set(field, new Blob([file as Uint8Array<ArrayBuffer>], { type }), name);
    return send(who, { body });
  }

  async function send(who: Identity | null, init: RequestInit): Promise<Answer> {
    const headers = { [IDENTITY_HEADER]: await signIdentity(TEST_IDENTITY_SECRET, who), ...init.headers };
    const response = await fetch(`${address}/upload`, { method: 'POST', ...init, headers });
    return { status: response.status, body: (await response.json()) as Answer['body'] };
  }

  async function uploadName(who: Identity, file: Uint8Array): Promise<string> {
    const { body } = await upload(who, file);
    if (!body.data) throw new Error(JSON.stringify(body));
    return body.data;
  }

  const set = (who: Identity | null, code: unknown, social?: string): Promise<GraphAnswer> =>
    askSubgraph(service.app, who, SET, { input: { code, social } });

  async function setUploaded(who: Identity, file: Uint8Array): Promise<string> {
    const { data } = await set(who, await uploadName(who, file));
    return (data as { setProfilePicture: { pictureStamp: string } }).setProfilePicture.pictureStamp;
  }

  /** Files waiting on the local disk. */
  const spooledFiles = async (): Promise<string[]> =>
    (await readdir(folder, { recursive: true })).filter((name) => name.includes('/'));

  async function stop(): Promise<void> {
    await s3.removeObjects(env.S3_BUCKET, await keys());
    await s3.removeBucket(env.S3_BUCKET);
    await service.backbone.mongo.dropDatabase();
    await service.close();
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  }
  return {
    spooledFiles,
    env,
    clock,
    service,
    address,
    events,
    keys,
    upload,
    uploadName,
    send,
    set,
    setUploaded,
    stop,
  };
}

type UploadOptions = { field?: string; name?: string; type?: string };

/** The single error of a response, shortened. */
export function errorOf(answer: GraphAnswer) {
  const [error] = answer.errors ?? [];
  if (!error) throw new Error(`no error in ${JSON.stringify(answer)}`);
  return { code: error.extensions.code, message: error.message, field: error.extensions.field };
}
