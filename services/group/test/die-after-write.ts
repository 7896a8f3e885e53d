// Run by crash.int.test.ts: a group service that is killed, with -9, right after the first write of a use case.
import { readEnv } from '@tippspiel/shared/config/env';
import { joinGroup } from '../src/app/join-group.ts';
import { saveGroup } from '../src/app/save-group.ts';
import { groupEnv } from '../src/env.ts';
import { buildService } from '../src/server.ts';

const [useCase, userId, groupId] = process.argv.slice(2);
const { deps } = await buildService(readEnv(groupEnv));
const die = () => process.kill(process.pid, 'SIGKILL');
const dying = { ...deps, relay: { kick: die } };
const request = { viewerId: Number(userId), requestId: 'crash' };
if (useCase === 'join') await joinGroup(dying, request, { groupId: Number(groupId) });
else await saveGroup(dying, request, { name: 'Abgestürzt' });
