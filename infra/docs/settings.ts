import { tmpdir } from 'node:os';
import { processEnv, subgraphEnv } from '@tippspiel/shared/platform/config/env';
import { feedEnv } from '@tippspiel/feed/env';
import { groupEnv } from '@tippspiel/group/env';
import { mediaEnv } from '@tippspiel/media/env';
import { tippEnv } from '@tippspiel/tipp/env';
import { userEnv } from '@tippspiel/user/env';
import type { z } from 'zod';
import { gatewayEnv } from '../../gateway/src/env.ts';
import { restEnv } from '../../rest-compat/src/env.ts';
import { repositoryRoot } from '../local/places.ts';
import { code, table } from './markdown.ts';
import { commentOn, readSource } from './sources.ts';

type Shape = Record<string, z.ZodType>;
type Section = { title: string; shape: Shape; file: string; beside: Shape };

const shared = 'services/shared/src/platform/config/env.ts';
const service = (title: string, shape: Shape) => ({
  ...{ title, shape, file: `services/${title}/src/env.ts`, beside: subgraphEnv.shape },
});
const sections: Section[] = [
  { title: 'every process', shape: processEnv.shape, file: shared, beside: {} },
  { title: 'every subgraph', shape: subgraphEnv.shape, file: shared, beside: processEnv.shape },
  service('user', userEnv.shape),
  service('tipp', tippEnv.shape),
  service('group', groupEnv.shape),
  service('feed', feedEnv.shape),
  service('media', mediaEnv.shape),
  { title: 'gateway', shape: gatewayEnv.shape, file: 'gateway/src/env.ts', beside: processEnv.shape },
  { title: 'rest-compat', shape: restEnv.shape, file: 'rest-compat/src/env.ts', beside: processEnv.shape },
];

/** A table for each process: its settings with their defaults and meanings. */
export const settingsTables = (): string =>
  sections
    .map(({ title, shape, file, beside }) => {
      const source = readSource(file);
      const own = Object.entries(shape).filter(([name]) => !(name in beside));
      const rows = own.map(([name, field]) => [code(name), defaultOf(field), commentOn(name, source)]);
      return `## ${title}\n\n${table(['setting', 'default', 'meaning'], rows)}`;
    })
    .join('\n\n');

function defaultOf(field: z.ZodType): string {
  const parsed = field.safeParse(undefined);
  if (!parsed.success) return '**required**';
  if (parsed.data === undefined || parsed.data === '') return 'none';
  return code(String(parsed.data).replace(`${repositoryRoot}/`, '').replace(tmpdir(), '/tmp'));
}
