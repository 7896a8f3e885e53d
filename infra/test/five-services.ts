import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manualClock } from '@tippspiel/shared/platform/clock/clock';
import { readEnv } from '@tippspiel/shared/platform/config/env';
import { testEnv } from '@tippspiel/shared/platform/testing/subgraph';
import { feedEnv } from '@tippspiel/feed/env';
import { buildService as buildFeed } from '@tippspiel/feed/server';
import { groupEnv } from '@tippspiel/group/env';
import { buildService as buildGroup } from '@tippspiel/group/server';
import { mediaEnv } from '@tippspiel/media/env';
import { buildService as buildMedia } from '@tippspiel/media/server';
import { tippEnv } from '@tippspiel/tipp/env';
import { buildService as buildTipp } from '@tippspiel/tipp/server';
import { userEnv } from '@tippspiel/user/env';
import { buildService as buildUser } from '@tippspiel/user/server';
import { connect } from 'nats';
import { backingForTests } from '../local/testing.ts';

export const NOW = new Date('2024-06-10T12:00:00Z');

export type Name = 'user' | 'group' | 'feed' | 'tipp' | 'media';

/** The five subgraphs in this process, without a gateway; they receive each other’s events. */
export async function openServices(settings: Record<string, string> = {}) {
  const backing = backingForTests();
  const { endpoint, accessKey, secretKey, region } = backing.s3;
  const shared = { NATS_NAMESPACE: `t${randomBytes(5).toString('hex')}` };
  const folder = await mkdtemp(join(tmpdir(), 'retell-'));
  const env = (name: Name) => ({ ...testEnv(name, backing), ...shared, ...settings });
  const clock = manualClock(NOW);
  const cheap = { PASSWORD_HASH_MEMORY_KIB: '64', PASSWORD_HASH_PASSES: '1' };
  const s3 = {
    ...{ S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey, S3_REGION: region },
    ...{ S3_BUCKET: `retell-${randomBytes(5).toString('hex')}`, UPLOAD_TMP_DIR: folder },
  };
  const ofUser = readEnv(userEnv, { ...env('user'), ...cheap });
  const ofTipp = readEnv(tippEnv, env('tipp'));
  const services = {
    user: await buildUser(ofUser, { clock }),
    group: await buildGroup(readEnv(groupEnv, { ...env('group'), JOINS_PER_HOUR: '100000' }), { clock }),
    feed: await buildFeed(readEnv(feedEnv, env('feed')), { clock }),
    tipp: await buildTipp(ofTipp, { clock }),
    media: await buildMedia(readEnv(mediaEnv, { ...env('media'), ...s3 }), { clock }),
  };
  const others: { close(): Promise<unknown> }[] = [];
  const nats = await connect({ servers: backing.natsUrl.split(',') });
  return {
    services,
    nats,
    clock,
    /** Second processes of user and tipp. */
    twins: async () => {
      const twins = { user: await buildUser(ofUser, { clock }), tipp: await buildTipp(ofTipp, { clock }) };
      others.push(twins.user, twins.tipp);
      return twins;
    },
    namespace: shared.NATS_NAMESPACE,
    async close() {
      for (const other of others) await other.close();
      for (const service of Object.values(services)) {
        await service.backbone.mongo.dropDatabase();
        await service.close();
      }
      await nats.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type Five = Awaited<ReturnType<typeof openServices>>;
