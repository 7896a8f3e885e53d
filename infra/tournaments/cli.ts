import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { TournamentError } from '@tippspiel/tipp/tournament-file';
import { formatTournament } from './format.ts';
import { importTournament } from './import.ts';
import { thirdsNotes } from './thirds.ts';

const usage = `npm run tournament -- import <euro.json|worldcup.json> --out <file>
                          [--overlay <overlay.json>, the answers to what it asks]
                          [--groups <euro.groups.json>, by default beside the first file]`;

type Files = { matches: string; groups: string; overlay?: string; out: string };

/** Imports openfootball's files into a tournament file. Writes nothing unless all is there and fits together. */
function main(): number {
  const files = filesOf(process.argv.slice(2));
  if (typeof files === 'string') return fail([files, usage]);
  const needed = [files.matches, files.groups, ...(files.overlay ? [files.overlay] : [])];
  const missing = needed.filter((path) => !existsSync(path));
  if (missing.length > 0) return fail(missing.map((path) => `${path}: there is no such file`));
  try {
    const tournament = importTournament({
      matches: readJson(files.matches),
      groups: readJson(files.groups),
      overlay: files.overlay ? readJson(files.overlay) : {},
    });
    writeFileSync(files.out, formatTournament(tournament));
    const { name, matches, teams } = tournament;
    console.log(`${files.out}: ${name}, ${matches.length} matches, ${teams.length} teams`);
    for (const line of thirdsNotes(tournament)) console.log(line);
    console.log(
      'If the product is to bring it along: node web/scripts/flags.ts draws its flags in one picture.',
    );
    return 0;
  } catch (error) {
    if (error instanceof TournamentError) return fail([...error.problems, 'Nothing was written.']);
    if (error instanceof SyntaxError) return fail([error.message, 'Nothing was written.']);
    throw error;
  }
}

function filesOf(args: string[]): Files | string {
  const text = { type: 'string' } as const;
  try {
    const options = { overlay: text, groups: text, out: text };
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const [command, matches] = positionals;
    if (command !== 'import' || !matches || !values.out) return 'Something is missing:';
    const groups = values.groups ?? matches.replace(/\.json$/, '.groups.json');
    return { matches, groups, overlay: values.overlay, out: values.out };
  } catch (error) {
    return (error as Error).message;
  }
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new SyntaxError(`${path}: ${(error as Error).message}`, { cause: error });
  }
}

function fail(lines: string[]): number {
  for (const line of lines) console.error(line);
  return 1;
}

process.exitCode = main();
