/** Tables and matches of EM 2024 at an instant, counted roughly, for looking at /tabelle. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Slot {
  kind: string;
  code?: string;
  group?: string;
  groups?: string[];
  match?: number;
}
interface Score {
  goals1: number;
  goals2: number;
}
interface FileMatch {
  id: number;
  kickoff: string;
  stage: string;
  group: string | null;
  home: Slot;
  away: Slot;
  city: string;
  result: Score;
  penalties?: Score;
}
interface File {
  groups: { letter: string; teamCodes: string[] }[];
  teams: { code: string; name: string; flag: string }[];
  matches: FileMatch[];
}

const file = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../infra/tournaments/em2024.json'), 'utf8'),
) as File;
const rounds: Record<string, string> = {
  R16: 'Achtelfinale',
  QF: 'Viertelfinale',
  SF: 'Halbfinale',
  F: 'Finale',
};
const thirds: Record<string, string> = { 'D/E/F': 'SVK', 'A/D/E/F': 'GEO', 'A/B/C': 'SVN', 'A/B/C/D': 'NED' };
const HOURS_2 = 2 * 3_600_000;

export const tablesAt = (now: number): object => {
  const ended = file.matches.filter(({ kickoff }) => Date.parse(kickoff) + HOURS_2 <= now);
  const groupsOver = ended.filter(({ group }) => group).length === 36;
  const row = (code: string) => {
    const played = ended.flatMap(({ group, home, away, result: { goals1, goals2 } }) => {
      if (!group) return [];
      if (home.code === code) return [[goals1, goals2] as const];
      return away.code === code ? [[goals2, goals1] as const] : [];
    });
    const count = (fits: (own: number, other: number) => boolean) =>
      played.filter(([a, b]) => fits(a, b)).length;
    const [won, draw] = [count((a, b) => a > b), count((a, b) => a === b)];
    const goalsPlus = played.reduce((sum, [own]) => sum + own, 0);
    const goalsMinus = played.reduce((sum, [, other]) => sum + other, 0);
    return { games: played.length, goalsPlus, goalsMinus, points: 3 * won + draw };
  };
  const table = (codes: string[]) =>
    codes
      .map((code) => ({ code, ...row(code) }))
      .sort((a, b) => b.points - a.points || b.goalsPlus - b.goalsMinus - (a.goalsPlus - a.goalsMinus));
  const tables = new Map(file.groups.map(({ letter, teamCodes }) => [letter, table(teamCodes)]));
  const team = (code: string) => {
    const { name, flag } = file.teams.find((each) => each.code === code)!;
    const rows = [...tables.values()].find((each) => each.some((one) => one.code === code))!;
    const place = rows.findIndex((each) => each.code === code) + 1;
    const isFirst = code === 'ESP' && ended.length === 51;
    const details = { __typename: 'TeamDetails', ...rows[place - 1], place, isFirst, isThird: false };
    return { __typename: 'Team', teamKZ: code, name, flag, details };
  };
  const codeOf = ({ kind, code, group, groups, match }: Slot): string | undefined => {
    if (code) return code;
    if (kind === 'matchWinner') {
      const from = ended.find(({ id }) => id === match);
      if (!from) return undefined;
      const { goals1, goals2 } = from.penalties ?? from.result;
      return codeOf(goals1 > goals2 ? from.home : from.away);
    }
    if (!groupsOver) return undefined;
    return groups ? thirds[groups.join('/')] : tables.get(group!)?.[kind === 'groupWinner' ? 0 : 1]?.code;
  };
  const nameOf = ({ kind, group, groups, match }: Slot): string => {
    if (match) return `Sieger Spiel ${match}`;
    return groups
      ? `Dritter ${groups.join('/')}`
      : `${kind === 'groupWinner' ? 'Sieger' : 'Zweiter'} Gruppe ${group}`;
  };
  const side = (slot: Slot) => {
    const code = codeOf(slot);
    return code
      ? team(code)
      : { __typename: 'Team', teamKZ: '', name: nameOf(slot), flag: '', details: null };
  };
  return {
    groupTables: [...tables].map(([group, rows]) => ({
      __typename: 'GroupTable',
      group,
      teams: rows.map(({ code }) => team(code)),
    })),
    matches: file.matches.map((match) => {
      const isLocked = Date.parse(match.kickoff) <= now;
      const isPlayed = ended.includes(match);
      return {
        __typename: 'Match',
        id: match.id,
        date: match.kickoff,
        city: match.city,
        group: match.group ?? '-',
        roundName: match.group ? `Gruppe ${match.group}` : rounds[match.stage],
        isRunning: isLocked && !isPlayed,
        isPlayed,
        goalsTeam1: isLocked ? match.result.goals1 : null,
        goalsTeam2: isLocked ? match.result.goals2 : null,
        team1: side(match.home),
        team2: side(match.away),
      };
    }),
  };
};
