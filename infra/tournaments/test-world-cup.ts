import { readFileSync } from 'node:fs';

/** A test World Cup in the format used since 2026: 12 groups of four, eight best thirds, 104 matches. */

const letters = [...'ABCDEFGHIJKL'];
/** The pairings of a group's three match days, by positions in its list. */
const rounds = [
  [[0, 1], [2, 3]],
  [[0, 2], [3, 1]],
  [[3, 0], [1, 2]],
] as const; // prettier-ignore

/** The knock-out rounds by match number: 16 matches of 32 teams, then the winners. */
const bracket: Record<number, [string, string]> = {
  ...{ 73: ['2A', '2B'], 74: ['1E', '3A/B/C/D/F'], 75: ['1F', '2C'], 76: ['1C', '2F'] },
  ...{ 77: ['1I', '3C/D/F/G/H'], 78: ['2E', '2I'], 79: ['1A', '3C/E/F/H/I'], 80: ['1L', '3E/H/I/J/K'] },
  ...{ 81: ['1D', '3B/E/F/I/J'], 82: ['1G', '3A/E/H/I/J'], 83: ['2K', '2L'], 84: ['1H', '2J'] },
  ...{ 85: ['1B', '3E/F/G/I/J'], 86: ['1J', '2H'], 87: ['1K', '3D/E/I/J/L'], 88: ['2D', '2G'] },
  ...{ 89: ['W74', 'W77'], 90: ['W73', 'W75'], 91: ['W76', 'W78'], 92: ['W79', 'W80'] },
  ...{ 93: ['W83', 'W84'], 94: ['W81', 'W82'], 95: ['W86', 'W88'], 96: ['W85', 'W87'] },
  ...{ 97: ['W89', 'W90'], 98: ['W93', 'W94'], 99: ['W91', 'W92'], 100: ['W95', 'W96'] },
  ...{ 101: ['W97', 'W98'], 102: ['W99', 'W100'], 103: ['L101', 'L102'], 104: ['W101', 'W102'] },
};
const roundNames: [last: number, name: string][] = [
  [88, 'Round of 32'],
  [96, 'Round of 16'],
  [100, 'Quarter-final'],
  [102, 'Semi-final'],
  [103, 'Match for third place'],
  [104, 'Final'],
];

export type SourceMatch = {
  round: string;
  num?: number;
  date: string;
  time: string;
  group?: string;
  ground: string;
  team1: string;
  team2: string;
  score?: { ft: [number, number]; et?: [number, number]; p?: [number, number] };
};
export type SourceFiles = {
  matches: { name: string; matches: SourceMatch[] };
  groups: { name: string; groups: { name: string; teams: string[] }[] };
  overlay: { patriotTeam: string; thirds: { matches: number[]; rows: Record<string, string> } };
};

/**
 * openfootball's two files and an overlay. Each group ends in the order of its list, and the best thirds are A to H.
 * Penalties decide every fifth knock-out match; otherwise the first team wins.
 * @param firstDay of the opening match
 */
export function worldCupFiles(firstDay = '2030-06-08'): SourceFiles {
  const start = Date.parse(`${firstDay}T00:00:00Z`);
  const name = `World Cup ${firstDay.slice(0, 4)}`;
  const at = (slot: number) => ({
    date: new Date(start + Math.floor(slot / 4) * 86_400_000).toISOString().slice(0, 10),
    time: `${String(12 + (slot % 4) * 3).padStart(2, '0')}:00 UTC-4`,
    ground: ['Azteca, Mexico City', 'Lumen Field, Seattle', 'BC Place, Vancouver'][slot % 3] as string,
  });
  const groups = letters.map((letter, group) => ({
    name: `Group ${letter}`,
    teams: teamNames.slice(group * 4, group * 4 + 4),
  }));
  const inGroups = rounds.flatMap((pairs, day) =>
    groups.flatMap(({ name: group, teams }, index) =>
      pairs.map(([a, b], pair): SourceMatch => {
        const [team1, team2] = [teams[a] as string, teams[b] as string];
        const ft = groupScore(a, b, index);
        return {
          round: `Matchday ${day + 1}`,
          group,
          ...at(day * 24 + index * 2 + pair),
          team1,
          team2,
          score: { ft },
        };
      }),
    ),
  );
  const finals = Object.entries(bracket).map(([number, [team1, team2]]): SourceMatch => {
    const num = Number(number);
    const round = roundNames.find(([last]) => num <= last)?.[1] as string;
    return { round, num, ...at(num - 1), team1, team2, score: finalScore(num) };
  });
  const slots = Object.entries(bracket).filter(([, [, away]]) => away.startsWith('3'));
  return {
    matches: { name, matches: [...inGroups, ...finals] },
    groups: { name, groups },
    overlay: {
      patriotTeam: 'GER',
      thirds: {
        matches: slots.map(([number]) => Number(number)),
        rows: thirdsTable(slots.map(([, [, away]]) => away.slice(1).split('/'))),
      },
    },
  };
}

/** The earlier team in the list wins. The results of the third differ between groups. */
function groupScore(a: number, b: number, group: number): [number, number] {
  const score: [number, number] = Math.max(a, b) === 3 && Math.min(a, b) === 2 ? [13 - group, 0] : [2, 1];
  return a < b ? score : [score[1], score[0]];
}

function finalScore(num: number): SourceMatch['score'] {
  return num % 5 === 0 ? { ft: [1, 1], et: [1, 1], p: [4, 3] } : { ft: [2, 1] };
}

/** A row per combination of eight groups: the first assignment that gives every slot an allowed group. */
function thirdsTable(slots: string[][]): Record<string, string> {
  const place = (groups: string[], taken: string): string | undefined => {
    const slot = slots[taken.length];
    if (!slot) return taken;
    for (const letter of groups.filter((group) => slot.includes(group) && !taken.includes(group))) {
      const row = place(groups, taken + letter);
      if (row !== undefined) return row;
    }
    return undefined;
  };
  const rows = combinations(letters, slots.length).map((groups) => [
    groups.join(''),
    place(groups, '') ?? '',
  ]);
  return Object.fromEntries(rows);
}

function combinations(of: string[], size: number): string[][] {
  const [first, ...others] = of;
  if (size === 0) return [[]];
  if (first === undefined) return [];
  return [...combinations(others, size - 1).map((rest) => [first, ...rest]), ...combinations(others, size)];
}

/** 48 teams of nations.json. Germany comes first in its group. */
const known = Object.keys(
  JSON.parse(readFileSync(new URL('overlays/nations.json', import.meta.url), 'utf8')),
);
const teamNames = ['Germany', ...known.filter((name) => name !== 'Germany')].slice(0, 48);
