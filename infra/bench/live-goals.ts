import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../local/places.ts';
import type { Visitor } from '../local/visitor.ts';

/** A match that is over at the bench's instant. The bench sets it to running. */
const MATCH = 13;
const GOAL =
  'mutation ($input: SaveMatchInput!) { saveMatch(input: $input) { match { id goalsTeam1 isRunning } } }';

/** As an operator, enters the score `goals`:1. */
export const scoreGoal = (admin: Visitor, goals: number): Promise<unknown> =>
  admin.graphql(GOAL, {
    input: { matchId: MATCH, goalsTeam1: goals % 16, goalsTeam2: 1, isRunning: true },
  });

/** Reads an operation of the web app, nearly as it sends it: with its name, and without line breaks. */
export async function operationOf(name: string): Promise<{ operationName: string; query: string }> {
  const manifest = await readFile(join(repositoryRoot, 'gateway/operations.json'), 'utf8');
  const operations = JSON.parse(manifest) as { name: string; query: string }[];
  const found = operations.find((operation) => operation.name === name);
  if (!found) throw new Error(`there is no operation ${name}`);
  return { operationName: name, query: found.query.replaceAll(/\s+/g, ' ') };
}

/** The visitor's headers with the encodings of answers that Chrome takes. */
export const ofBrowser = (visitor: Visitor): Visitor => ({
  ...visitor,
  headers: { ...visitor.headers, 'accept-encoding': 'gzip, deflate, br, zstd' },
});
