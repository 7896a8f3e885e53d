// Run by crash.deep.test.ts: a process that is killed (-9) right after the first write of a use case.
import { systemClock } from '@tippspiel/shared/platform/clock/clock';
import { readEnv } from '@tippspiel/shared/platform/config/env';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { connectMongo } from '@tippspiel/shared/platform/mongo/connect';
import { player } from '@tippspiel/shared/platform/testing/subgraph';
import { deleteGroup } from '../src/app/delete-group.ts';
import { joinGroup } from '../src/app/join-group.ts';
import { createPasswords } from '../src/app/passwords.ts';
import { saveGroup } from '../src/app/save-group.ts';
import { groupEnv } from '../src/env.ts';
import { createNames } from '../src/projection/names.ts';
import { openStores } from '../src/store/stores.ts';

const [useCase, userId, groupId] = process.argv.slice(2);
const settings = readEnv(groupEnv);
const { MONGODB_URL: url, MONGODB_DATABASE: database } = settings;
const mongo = await connectMongo({ url, database, log: createLogger('group', 'error') });
const clock = systemClock();
const store = openStores(mongo, clock);
const die = async () => void process.kill(process.pid, 'SIGKILL');
const propagate = { count: die, memberships: die, membershipsLater: () => void die() };
const relay = { kick: () => void die() };
const passwords = createPasswords({ parallel: 1, queue: 1 });
const deps = { store, names: createNames(), clock, passwords, settings, propagate, relay, purgeEvents: die };
const request = { identity: player(Number(userId)), requestId: 'crash' };
if (useCase === 'join') await joinGroup(deps, request, { groupId: Number(groupId) });
else if (useCase === 'delete') await deleteGroup(deps, request, Number(groupId));
else await saveGroup(deps, request, { name: 'Abgestürzt', groupId: Number(groupId ?? 0) });
