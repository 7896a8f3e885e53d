import { connectionRules } from './connection.ts';
import { gameRules } from './game.ts';
import { newsroomRules } from './newsroom.ts';
import { operatorRules } from './operators.ts';
import { outboxRules } from './outbox.ts';
import { platformRules } from './platform.ts';
import { playerRules } from './players.ts';
import { rightsAndJobs } from './rights-and-jobs.ts';
import { startRules } from './start.ts';
import { versionRules } from './versions.ts';

/** All mutations. Each must make a test fail. */
export const mutations = [
  ...gameRules,
  ...operatorRules,
  ...newsroomRules,
  ...rightsAndJobs,
  ...playerRules,
  ...platformRules,
  ...startRules,
  ...versionRules,
  ...connectionRules,
  ...outboxRules,
];
