import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { TournamentError } from '@tippspiel/tipp/tournament-file';
import type { Tournament } from '@tippspiel/tipp/domain/tournament/tournament';
import { formatTournament } from './format.ts';
import { importTournament } from './import.ts';
import { makeTournament, rulesNotes, type OwnOptions } from './own.ts';
import { thirdsNotes } from './thirds.ts';

const usage = `npm run tournament -- import <euro.json|worldcup.json> --out <file>
                          [--overlay <overlay.json>, the answers to what it asks]
                          [--groups <euro.groups.json>, by default beside the first file]
npm run tournament -- new --teams <teams.csv> --matches <matches.csv> --out <cup2030.json> --name <name> --patriot <code>
                          [--city <city of all matches>] [--link <https://…, for all teams>]
                          [--jokers <number>] [--tie-break wm|wmDirect|em]`;

const text = { type: 'string' } as const;
const options = {
  ...{ out: text, overlay: text, groups: text, teams: text, matches: text },
  ...{ name: text, patriot: text, city: text, link: text, jokers: text, 'tie-break': text },
};
type Values = { [name in keyof typeof options]?: string };
type Made = { tournament: Tournament; notes: string[] };

/** Makes a tournament file from openfootball's files or from two tables. Writes nothing if data are missing or bad. */
function main(): number {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      options,
      allowPositionals: true,
    });
    const [command, source] = positionals;
    if (!values.out) return fail(['Something is missing:', usage]);
    if (command === 'import' && source) return write(values.out, importFiles(source, values));
    if (command === 'new' && values.teams && values.matches)
      return write(values.out, makeOwn(values.out, values));
    return fail(['Something is missing:', usage]);
  } catch (error) {
    if (error instanceof TournamentError) return fail([...error.problems, 'Nothing was written.']);
    if (isAboutArguments(error)) return fail([error.message, usage]);
    throw error;
  }
}

const isAboutArguments = (error: unknown): error is Error =>
  error instanceof Error && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');

function importFiles(matches: string, { overlay, groups }: Values): Made {
  const groupsFile = groups ?? matches.replace(/\.json$/, '.groups.json');
  requireFiles([matches, groupsFile, ...(overlay ? [overlay] : [])]);
  const tournament = importTournament({
    matches: readJson(matches),
    groups: readJson(groupsFile),
    overlay: overlay ? readJson(overlay) : {},
  });
  return { tournament, notes: thirdsNotes(tournament) };
}

function makeOwn(out: string, { teams = '', matches = '', ...values }: Values): Made {
  requireFiles([teams, matches]);
  const read = (path: string) => readFileSync(path, 'utf8');
  const own: OwnOptions = values;
  const id = basename(out, '.json');
  const tournament = makeTournament({ id, teams: read(teams), matches: read(matches), options: own });
  return { tournament, notes: rulesNotes(tournament) };
}

function write(out: string, { tournament, notes }: Made): number {
  writeFileSync(out, formatTournament(tournament));
  const { name, matches, teams } = tournament;
  console.log(`${out}: ${name}, ${matches.length} matches, ${teams.length} teams`);
  for (const line of notes) console.log(line);
  console.log(
    'If the product is to bring it along: node web/scripts/flags.ts draws its flags in one picture.',
  );
  return 0;
}

/** @throws TournamentError */
function requireFiles(paths: string[]): void {
  const missing = paths.filter((path) => !existsSync(path));
  if (missing.length > 0) throw new TournamentError(missing.map((path) => `${path}: there is no such file`));
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new TournamentError([`${path}: ${(error as Error).message}`]);
  }
}

function fail(lines: string[]): number {
  for (const line of lines) console.error(line);
  return 1;
}

process.exitCode = main();
