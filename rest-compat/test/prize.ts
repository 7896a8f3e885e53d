import { createHash } from 'node:crypto';
import { createLogger } from '@tippspiel/shared/platform/log/logger';
import { connectMongo } from '@tippspiel/shared/platform/mongo/connect';
import type { TestStack } from './stack.ts';
import type { TestVisitor } from './visitor.ts';

type Wanted = { priceKind?: string; fromMatchId: number; toMatchId: number };

/** Creates a prize as an operator. @returns its id */
export async function makePrize(admin: TestVisitor, wanted: Wanted): Promise<number> {
  const input = { id: 0, version: 0, name: 'Ein <Ball>', priceKind: 'Tagespreis', winnerCount: 1, ...wanted };
  const { body } = await admin.graphql(
    'mutation ($input: SavePriceInput!) { savePrice(input: $input) { price { id } } }',
    { input },
  );
  const data = body['data'] as { savePrice: { price: { id: number } } } | null | undefined;
  if (!data) throw new Error(`savePrice: ${JSON.stringify(body)}`);
  return data.savePrice.price.id;
}

/** The id of the prize that `addDuePrize` adds, far above all issued ids. */
const DUE_PRIZE = 9_001;

/**
 * Adds a prize for matches that ended before the installation started. It writes the prize and its candidates directly
 * into the database, because no clock goes back that far. @returns its id
 */
export async function addDuePrize(stack: TestStack, candidates: readonly number[]): Promise<number> {
  const { MONGODB_URL: url = '', MONGODB_DATABASE: database = '' } = stack.env('tipp');
  const mongo = await connectMongo({ url, database, log: createLogger('test', 'silent') });
  const seed = Buffer.alloc(32, 7);
  const bits = Buffer.alloc(((Math.max(...candidates) - 1) >> 3) + 1);
  for (const id of candidates)
    bits[(id - 1) >> 3] = (bits[(id - 1) >> 3] as number) | (0x80 >> ((id - 1) & 7));
  const prize = {
    ...{
      _id: DUE_PRIZE,
      version: 1,
      name: 'Ein Schal',
      kind: 'Tagespreis',
      picture: '',
      fromMatch: 1,
      toMatch: 2,
    },
    ...{ winnerCount: 1, seed: seed.toString('hex'), committedAt: 0, drawnAt: null, candidateCount: 0 },
    seedHash: createHash('sha256').update(seed).digest('hex'),
    ...{ turns: [], isPublished: false, isRemoved: false, outbox: [] },
  };
  await mongo.collection('prizes').insertOne(prize as never);
  await mongo.collection('drawings').insertOne({ _id: DUE_PRIZE, candidates: bits } as never);
  await mongo.close();
  return DUE_PRIZE;
}
