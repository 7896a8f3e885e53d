import { createEvent } from '@tippspiel/shared/contracts/events/envelope';
import { indexesOf } from '@tippspiel/shared/platform/testing/explain';
import { askSubgraph, player, type GraphAnswer } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { saveDecision } from '../src/app/matches/save-decision.ts';
import { saveMatch } from '../src/app/matches/save-match.ts';
import { em2024 } from '../src/domain/tournament/test-tournaments.ts';
import { buildService, type TippService } from '../src/server.ts';
import { BEFORE, openTipp, until, type TippFixture } from './tipp-fixture.ts';

let tipp: TippFixture;
let second: TippService;
const [anna, bernd, other] = [player(2), player(3), player(4, { isAdmin: true })];
/** After the group phase and Portugal – Slovenia (42), before the result of France – Belgium. */
const KNOCK_OUT = new Date('2024-07-01T22:30:00Z');

beforeAll(async () => {
  tipp = await openTipp(BEFORE);
  await tipp.register(1, 2, 3, 4);
  second = await buildService(tipp.env, { clock: tipp.clock });
  await second.app.ready();
  await tipp.saveTipp(anna, { matchId: 38, goalsTeam1: 2, goalsTeam2: 0 });
  await tipp.saveTipp(anna, { matchId: 42, goalsTeam1: 0, goalsTeam2: 0 });
  for (const [mark, teamKZ] of [
    ['WA', 'SUI'],
    ['LA', 'SCO'],
  ] as const)
    await tipp.ask(bernd, SAVE_WINNER_TIPP, { input: { mark, teamKZ } });
  tipp.clock.set(KNOCK_OUT);
  for (const { id, stage, result } of em2024.matches)
    if (stage === 'group' && result)
      expect(codeOf(await tipp.enterResult(id, result.goals1, result.goals2))).toBeUndefined();
});
afterAll(async () => {
  await second?.close();
  await tipp?.service.close();
});

const SAVE_WINNER_TIPP =
  'mutation ($input: SaveWinnerTippInput!) { saveWinnerTipp(input: $input) { winnerTipp { mark } } }';
const SAVE_DECISION = `mutation ($input: SaveDecisionInput!) {
  saveDecision(input: $input) { decision { id version given { teamKZ } proposal { teamKZ } } evaluation { isDue } }
}`;
const SAVE = 'mutation ($input: SaveMatchInput!) { saveMatch(input: $input) { adminMatch { version } } }';
const AUDIT = `query ($page: PageInput) {
  auditLog(page: $page) { totalCount items { at userId user { fullname } subject address changes { what before after } } }
}`;

const codeOf = ({ errors }: GraphAnswer) => errors?.[0]?.extensions.code;
const messageOf = ({ errors }: GraphAnswer) => errors?.[0]?.message;
const saved = ({ data, errors }: GraphAnswer) => {
  if (errors) throw new Error(errors[0]?.message);
  return data?.['saveMatch'] as {
    match: { team1: { teamKZ: string }; team2: { teamKZ: string } };
    adminMatch: { version: number; needsPenalties: boolean };
  };
};
const decide = (id: string, teams: string[], version?: number, changesTeams = true) =>
  tipp.ask(tipp.admin, SAVE_DECISION, { input: { id, teams, version, changesTeams } });
const teamsOf = (id: number, { deps }: TippService = tipp.service) => {
  const { home, away } = deps.projection.current().board.teams.get(id) ?? {};
  return `${home ?? '?'}-${away ?? '?'}`;
};
const pointsOf = async (userId: number) => {
  await tipp.evaluate();
  const { ranks } = tipp.service.deps.projection.current();
  return ranks.points[userId - 1];
};
const audit = async (who = tipp.admin, page: object = {}) => {
  const { data, errors } = await tipp.ask(who, AUDIT, { page });
  if (errors) throw new Error(errors[0]?.message);
  return data?.['auditLog'] as { totalCount: number; items: Record<string, unknown>[] };
};

describe('teams of final matches', () => {
  test('are proposed by the standings and set by the operator, one side at a time', async () => {
    expect(teamsOf(38)).toBe('GER-DEN');
    const { match } = saved(await tipp.saveMatch({ matchId: 38, teamKZ2: 'SVN', changesTeams: true }));
    expect([match.team1.teamKZ, match.team2.teamKZ]).toEqual(['GER', 'SVN']);
    // Slovenia cannot play twice: the slot that was filled automatically with it yields.
    expect(teamsOf(42)).toBe('POR-?');
    saved(await tipp.saveMatch({ matchId: 38, teamKZ2: '', changesTeams: true }));
    expect([teamsOf(38), teamsOf(42)]).toEqual(['GER-DEN', 'POR-SVN']);
  });

  test.each([
    [
      { matchId: 38, teamKZ1: 'ESP' },
      '„Spanien“ kann hier nicht spielen: Der Platz gehört „Sieger Gruppe A“.',
    ],
    [{ matchId: 37, teamKZ1: 'SCO' }, '„Schottland“ ist ausgeschieden.'],
    [{ matchId: 38, teamKZ1: 'XXX' }, 'Diese Mannschaft gibt es nicht.'],
    [{ matchId: 1, teamKZ1: 'GER' }, 'Die Mannschaften dieses Spiels stehen fest.'],
    [{ matchId: 38 }, 'Bitte gib an, was sich ändern soll.'],
    [
      { matchId: 46, teamKZ1: 'ESP' },
      '„Spanien“ kann hier nicht spielen: Der Platz gehört „Sieger Spiel 42“.',
    ],
  ])('%j is refused: %s', async (input, message) => {
    const answer = await tipp.saveMatch(input);
    expect([codeOf(answer), messageOf(answer)]).toEqual(['BAD_USER_INPUT', message]);
  });

  test('a team that an operator assigned elsewhere is refused until that changes', async () => {
    saved(await tipp.saveMatch({ matchId: 38, teamKZ2: 'SVN', changesTeams: true }));
    const answer = await tipp.saveMatch({ matchId: 42, teamKZ2: 'SVN' });
    expect(messageOf(answer)).toBe(
      '„Slowenien“ steht schon in Spiel 38 (Achtelfinale). Ändere zuerst die Mannschaften dort.',
    );
    saved(await tipp.saveMatch({ matchId: 38, teamKZ2: null, changesTeams: true }));
  });

  test('a player may not decide', async () => {
    const save = 'mutation ($input: SaveMatchInput!) { saveMatch(input: $input) { match { id } } }';
    const input = { matchId: 38, teamKZ1: 'GER' };
    expect(codeOf(await tipp.ask(anna, save, { input }))).toBe('FORBIDDEN');
    expect(codeOf(await tipp.ask(anna, SAVE_DECISION, { input: { id: 'WA', teams: ['SUI'] } }))).toBe(
      'FORBIDDEN',
    );
    for (const query of ['{ adminMatches { id } }', '{ decisions { id } }', '{ auditLog { totalCount } }']) {
      expect(codeOf(await tipp.ask(anna, query))).toBe('FORBIDDEN');
      expect(codeOf(await tipp.ask(null, query))).toBe('UNAUTHENTICATED');
    }
  });
});

describe('a drawn knock-out match', () => {
  test('needs its shoot-out, which fills the next slot and counts for no tipp', async () => {
    const before = await pointsOf(2);
    const drawn = saved(await tipp.saveMatch({ matchId: 42, goalsTeam1: 0, goalsTeam2: 0 }));
    expect(drawn.adminMatch.needsPenalties).toBe(true);
    expect(teamsOf(46)).toMatch(/^\?-/);
    const exact = await pointsOf(2);
    expect(exact).toBe((before ?? 0) + 5);
    const won = saved(await tipp.saveMatch({ matchId: 42, penaltiesTeam1: 3, penaltiesTeam2: 0 }));
    expect(won.adminMatch.needsPenalties).toBe(false);
    const { data } = await tipp.ask(null, '{ match(id: 42) { penaltiesTeam1 penaltiesTeam2 } }');
    expect(data?.['match']).toEqual({ penaltiesTeam1: 3, penaltiesTeam2: 0 });
    expect(teamsOf(46)).toMatch(/^POR-/);
    expect(await pointsOf(2)).toBe(exact);
  });

  test('rejects an impossible shoot-out', async () => {
    const save = async (input: object) => messageOf(await tipp.saveMatch({ matchId: 42, ...input }));
    expect(await save({ penaltiesTeam1: 3, penaltiesTeam2: 3 })).toMatch(
      /^Ein Elfmeterschießen hat einen Sieger/,
    );
    expect(await save({ penaltiesTeam1: 16, penaltiesTeam2: 3 })).toMatch(/^Bitte wähle 0 bis 15 Tore/);
    expect(await save({ isRunning: true, penaltiesTeam1: 3, penaltiesTeam2: 0 })).toMatch(
      /^Ein Elfmeterschießen gibt es nur/,
    );
    expect(await save({ matchId: 1, penaltiesTeam1: 3, penaltiesTeam2: 0 })).toMatch(
      /^Ein Elfmeterschießen gibt es nur in K/,
    );
  });

  test('loses its shoot-out and winner with another result', async () => {
    saved(await tipp.saveMatch({ matchId: 42, goalsTeam1: 0, goalsTeam2: 1 }));
    expect(teamsOf(46)).toMatch(/^SVN-/);
    const back = saved(await tipp.saveMatch({ matchId: 42, goalsTeam1: 0, goalsTeam2: 0 }));
    expect(back.adminMatch).toMatchObject({ needsPenalties: true, penaltiesTeam1: null });
    saved(await tipp.saveMatch({ matchId: 42, goalsTeam1: null, goalsTeam2: null }));
    expect(teamsOf(46)).toMatch(/^\?-/);
  });
});

describe('goals of one team alone', () => {
  const MISSING = 'Bitte gib die Tore beider Mannschaften ein.';
  const save = (input: object) => tipp.saveMatch({ matchId: 42, ...input });

  test('are combined with the stored goals of the other team', async () => {
    saved(await save({ goalsTeam1: 0, goalsTeam2: 0 }));
    expect(saved(await save({ goalsTeam2: 1 })).match).toMatchObject({ goalsTeam1: 0, goalsTeam2: 1 });
    expect(saved(await save({ goalsTeam1: 1 })).match).toMatchObject({ goalsTeam1: 1, goalsTeam2: 1 });
    saved(await save({ penaltiesTeam1: 3, penaltiesTeam2: 0 }));
    const { adminMatch } = saved(await save({ penaltiesTeam2: 1 }));
    expect(adminMatch).toMatchObject({ penaltiesTeam1: 3, penaltiesTeam2: 1 });
  });

  test('are rejected without stored ones, those of the shoot-out also after another result', async () => {
    expect(messageOf(await save({ goalsTeam1: 2, goalsTeam2: 2, penaltiesTeam1: 4 }))).toBe(MISSING);
    expect(messageOf(await save({ goalsTeam2: null }))).toBe(MISSING);
    saved(await save({ goalsTeam1: null, goalsTeam2: null }));
    expect(messageOf(await save({ goalsTeam1: 1 }))).toBe(MISSING);
    expect(messageOf(await save({ goalsTeam2: 1, isRunning: true }))).toBe(MISSING);
    expect(messageOf(await save({ penaltiesTeam2: 1 }))).toBe(MISSING);
  });
});

describe('operators’ decisions besides match results', () => {
  test('the winner and the last of a group earn points, and lose them if the decision is withdrawn', async () => {
    const [annas, bernds] = [await pointsOf(2), await pointsOf(3)];
    expect(codeOf(await decide('WA', ['SUI']))).toBeUndefined();
    expect(teamsOf(38)).toBe('SUI-DEN');
    expect(await pointsOf(3)).toBe((bernds ?? 0) + 4);
    expect(codeOf(await decide('LA', ['HUN']))).toBeUndefined();
    expect(await pointsOf(3)).toBe((bernds ?? 0) + 4 - 3);
    expect(codeOf(await decide('LA', []))).toBeUndefined();
    expect(codeOf(await decide('WA', []))).toBeUndefined();
    expect([await pointsOf(2), await pointsOf(3)]).toEqual([annas, bernds]);
    expect(teamsOf(38)).toBe('GER-DEN');
  });

  test('points for the patriot team follow the teams of a match', async () => {
    saved(await tipp.saveMatch({ matchId: 38, goalsTeam1: 2, goalsTeam2: 0 }));
    const withGermany = (await pointsOf(2)) ?? 0;
    // Switzerland in Germany's place: no patriot point any more.
    saved(await tipp.saveMatch({ matchId: 38, teamKZ1: 'SUI', changesTeams: true }));
    expect(await pointsOf(2)).toBe(withGermany - 1);
    saved(
      await tipp.saveMatch({
        matchId: 38,
        teamKZ1: null,
        goalsTeam1: null,
        goalsTeam2: null,
        changesTeams: true,
      }),
    );
    expect(await pointsOf(2)).toBe(withGermany - 6);
  });

  test('the order of level teams takes precedence over the file’s', async () => {
    expect(codeOf(await decide('C', ['SVN', 'DEN']))).toBeUndefined();
    expect(teamsOf(38)).toBe('GER-SVN');
    expect(codeOf(await decide('C', []))).toBeUndefined();
    expect(teamsOf(38)).toBe('GER-DEN');
  });

  test.each([
    ['WA', ['ESP'], '„Spanien“ spielt nicht in Gruppe A.'],
    ['WA', ['SUI', 'GER'], 'Bitte wähle eine Mannschaft.'],
    ['WA', ['XXX'], 'Diese Mannschaft gibt es nicht.'],
    ['P1', ['ESP'], 'Noch nicht gespielt: Finale.'],
    [
      'C',
      ['SVN'],
      'Ordnen lassen sich nur Mannschaften, die nach allen Regeln gleichauf sind, und zwar alle davon.',
    ],
    [
      'A',
      ['GER', 'SUI'],
      'Ordnen lassen sich nur Mannschaften, die nach allen Regeln gleichauf sind, und zwar alle davon.',
    ],
  ])('%s for %j is refused: %s', async (id, teams, message) => {
    expect(messageOf(await decide(id, teams))).toBe(message);
  });

  test('an unknown decision is not found; winner and last cannot be the same team', async () => {
    expect(codeOf(await decide('P3', ['ESP']))).toBe('NOT_FOUND');
    expect(codeOf(await decide('', []))).toBe('NOT_FOUND');
    expect(codeOf(await decide('WB', ['ALB']))).toBeUndefined();
    expect(messageOf(await decide('LB', ['ALB']))).toMatch(/zugleich/);
    expect(codeOf(await decide('WB', []))).toBeUndefined();
  });
});

/** The effect on the round of sixteen if Slovenia is ordered before Denmark. */
const MOVED = {
  what: 'Mannschaften',
  before: 'Deutschland – Dänemark (Spiel 38), Portugal – Slowenien (Spiel 42)',
  after: 'Deutschland – Slowenien (Spiel 38), Portugal – Dänemark (Spiel 42)',
};

describe('a change of the teams of a match that has begun', () => {
  const QUESTION =
    'Damit ändern sich die Mannschaften von Spielen, die schon begonnen haben: Deutschland – Dänemark (Spiel 38) wird Deutschland – Slowenien, Portugal – Slowenien (Spiel 42) wird Portugal – Dänemark.';
  const refusal = ({ errors }: GraphAnswer) => {
    const [{ message, extensions } = { message: '', extensions: {} }] = errors ?? [];
    return [extensions.code, extensions.field, message];
  };

  test('an order by fair play needs confirmation, and the log shows its effects', async () => {
    tipp.clock.set(new Date(KNOCK_OUT.getTime() + 500));
    expect(refusal(await decide('C', ['SVN', 'DEN'], undefined, false))).toEqual([
      'BAD_USER_INPUT',
      'changesTeams',
      QUESTION,
    ]);
    expect([teamsOf(38), teamsOf(42)]).toEqual(['GER-DEN', 'POR-SVN']);
    expect(codeOf(await decide('C', ['SVN', 'DEN']))).toBeUndefined();
    expect([teamsOf(38), teamsOf(42)]).toEqual(['GER-SVN', 'POR-DEN']);
    await until(async () => (await audit()).items[0]?.['subject'] === 'Reihenfolge Gruppe C');
    expect((await audit()).items[0]).toMatchObject({
      changes: [{ what: 'Entschieden', before: 'wie berechnet', after: 'Slowenien, Dänemark' }, MOVED],
    });
    expect(refusal(await decide('C', [], undefined, false))[1]).toBe('changesTeams');
    expect(codeOf(await decide('C', []))).toBeUndefined();
  });

  test('so does a corrected result, unless it does not affect such a match', async () => {
    // Germany – Scotland 5:1; Switzerland wins the group instead.
    const wrong = { matchId: 1, goalsTeam1: 0, goalsTeam2: 9 };
    expect(refusal(await tipp.saveMatch(wrong))[1]).toBe('changesTeams');
    expect(teamsOf(38)).toBe('GER-DEN');
    expect(codeOf(await tipp.saveMatch({ matchId: 1, goalsTeam1: 4, goalsTeam2: 1 }))).toBeUndefined();
    saved(await tipp.saveMatch({ ...wrong, changesTeams: true }));
    expect(teamsOf(38)).toBe('SUI-DEN');
    saved(await tipp.saveMatch({ matchId: 1, goalsTeam1: 5, goalsTeam2: 1, changesTeams: true }));
  });

  test('so does another team in the match itself', async () => {
    const switzerland = { matchId: 38, teamKZ1: 'SUI' };
    expect(refusal(await tipp.saveMatch(switzerland))[2]).toBe(
      'Damit ändern sich die Mannschaften von Spielen, die schon begonnen haben: Schweiz – Italien (Spiel 37) wird offen – Italien, Deutschland – Dänemark (Spiel 38) wird Schweiz – Dänemark.',
    );
    expect(teamsOf(38)).toBe('GER-DEN');
  });

  const confirm = (id: string, teams: string[], confirmedQuestion: string, version?: number) =>
    tipp.ask(tipp.admin, SAVE_DECISION, { input: { id, teams, version, confirmedQuestion } });
  const decisionOf = (id: string) => tipp.service.deps.projection.current().board.decisions.get(id);
  const onBoth = (teams: readonly [number, string][]) =>
    until(() =>
      [tipp.service, second].every((each) => teams.every(([id, pair]) => teamsOf(id, each) === pair)),
    );

  test('a confirmation is for one question: if another match has begun since, it is asked again', async () => {
    // Germany – Denmark is played, Portugal – Slovenia kicks off in the evening.
    tipp.clock.set(new Date('2024-07-01T12:00:00Z'));
    const [, , asked] = refusal(await decide('C', ['SVN', 'DEN'], undefined, false));
    expect(asked).toContain('Spiel 38');
    expect(asked).not.toContain('Spiel 42');
    tipp.clock.set(new Date(KNOCK_OUT.getTime() + 600));
    expect(refusal(await confirm('C', ['SVN', 'DEN'], asked ?? ''))).toEqual([
      'BAD_USER_INPUT',
      'changesTeams',
      QUESTION,
    ]);
    expect([teamsOf(38), teamsOf(42)]).toEqual(['GER-DEN', 'POR-SVN']);
  });

  test('so it is after another operator’s entry, and a repeated confirmation changes nothing twice', async () => {
    const version = decisionOf('C')?.version ?? 0;
    const [, , asked] = refusal(await decide('C', ['SVN', 'DEN'], version, false));
    expect(asked).toBe(QUESTION);
    // The other operator puts Switzerland in Germany's place.
    const switzerland = { matchId: 38, teamKZ1: 'SUI', changesTeams: true };
    expect(codeOf(await askSubgraph(second.app, other, SAVE, { input: switzerland }))).toBeUndefined();
    const [code, field, anew] = refusal(await confirm('C', ['SVN', 'DEN'], QUESTION, version));
    expect([code, field]).toEqual(['BAD_USER_INPUT', 'changesTeams']);
    expect(anew).toContain('Schweiz – Dänemark (Spiel 38) wird Schweiz – Slowenien');
    expect(codeOf(await confirm('C', ['SVN', 'DEN'], anew ?? '', version))).toBeUndefined();
    await onBoth([
      [38, 'SUI-SVN'],
      [42, 'POR-DEN'],
    ]);
    expect(codeOf(await confirm('C', ['SVN', 'DEN'], anew ?? '', version))).toBeUndefined();
    expect(decisionOf('C')?.version).toBe(version + 1);
    expect(codeOf(await decide('C', [], version + 1))).toBeUndefined();
    // Reverted by the other operator: the same confirmation, delivered late, finds another version.
    expect(codeOf(await confirm('C', ['SVN', 'DEN'], anew ?? '', version))).toBe('CONFLICT');
    saved(await tipp.saveMatch({ matchId: 38, teamKZ1: null, changesTeams: true }));
    await onBoth([
      [38, 'GER-DEN'],
      [42, 'POR-SVN'],
    ]);
  });

  test('the teams of a running match need confirmation, too', async () => {
    saved(await tipp.saveMatch({ matchId: 42, goalsTeam1: 0, goalsTeam2: 0, isRunning: true }));
    expect(refusal(await decide('C', ['SVN', 'DEN'], undefined, false))[2]).toBe(QUESTION);
    saved(await tipp.saveMatch({ matchId: 42, goalsTeam1: null, goalsTeam2: null, isRunning: false }));
  });

  test('if two concurrent changes only move a team together, one of the operators is asked', async () => {
    for (let round = 0; round < 5; round += 1) {
      // A draw alone leaves Germany first, and so do Switzerland's goals.
      const answers = await Promise.all([
        tipp.saveMatch({ matchId: 1, goalsTeam1: 5, goalsTeam2: 5 }),
        askSubgraph(second.app, other, SAVE, { input: { matchId: 2, goalsTeam1: 1, goalsTeam2: 9 } }),
      ]);
      expect(answers.flatMap((answer) => codeOf(answer) ?? [])).toEqual(['BAD_USER_INPUT']);
      expect(teamsOf(38)).toBe('GER-DEN');
      await tipp.saveMatch({ matchId: 1, goalsTeam1: 5, goalsTeam2: 1 });
      await tipp.saveMatch({ matchId: 2, goalsTeam1: 1, goalsTeam2: 3 });
    }
  });
});

test('a change of an operator who no longer waits is not stored', async () => {
  const { deps } = tipp.service;
  const version = () => deps.projection.current().board.version;
  const before = version();
  const by = { identity: tipp.admin, requestId: 'test', deadline: new Date(0) };
  const isLate = { code: 'UNAVAILABLE' };
  const result = { matchId: 1, goalsTeam1: 9, goalsTeam2: 9 };
  await expect(saveMatch(deps, by, result)).rejects.toMatchObject(isLate);
  await expect(
    saveDecision(deps, by, { id: 'WB', teams: ['ALB'], changesTeams: true }),
  ).rejects.toMatchObject(isLate);
  await deps.projection.refreshBoard();
  expect(version()).toBe(before);
});

describe('two operators through two processes', () => {
  const viaSecond = (input: object) => askSubgraph(second.app, other, SAVE, { input });
  const stateOf = ({ deps }: TippService, id: number) => deps.projection.current().board.states.get(id);

  test('the second one gets the stored state and overwrites nothing', async () => {
    const { version } = saved(await tipp.saveMatch({ matchId: 39, goalsTeam1: 1, goalsTeam2: 0 })).adminMatch;
    const [first, late] = await Promise.all([
      tipp.saveMatch({ matchId: 39, version, goalsTeam1: 2, goalsTeam2: 1 }),
      viaSecond({ matchId: 39, version, goalsTeam1: 3, goalsTeam2: 1 }),
    ]);
    const refused = [first, late].find((answer) => codeOf(answer) === 'CONFLICT') as GraphAnswer;
    const standing = codeOf(first) === 'CONFLICT' ? '3:1' : '2:1';
    expect([codeOf(first), codeOf(late)].filter((code) => code)).toEqual(['CONFLICT']);
    expect(messageOf(refused)).toBe(
      `Das Spiel wurde gerade von jemand anderem geändert: ${standing}. Bitte prüfe das, bevor Du speicherst.`,
    );
    for (const service of [tipp.service, second])
      await until(() => `${stateOf(service, 39)?.goals1}:${stateOf(service, 39)?.goals2}` === standing);
  });

  test('without a version each changes the given fields, and repeating it changes nothing', async () => {
    await Promise.all([
      tipp.saveMatch({ matchId: 40, goalsTeam1: 1, goalsTeam2: 1 }),
      viaSecond({ matchId: 40, teamKZ1: 'ESP' }),
    ]);
    await until(() => stateOf(tipp.service, 40)?.version === 2 && stateOf(second, 40)?.version === 2);
    expect(stateOf(tipp.service, 40)).toMatchObject({ goals1: 1, goals2: 1, version: 2 });
    expect(
      codeOf(await viaSecond({ matchId: 40, version: 1, goalsTeam1: 1, goalsTeam2: 1 })),
    ).toBeUndefined();
    expect(stateOf(second, 40)?.version).toBe(2);
  });

  test('both processes know decisions, and an outdated one is rejected', async () => {
    await decide('WD', ['FRA'], 0);
    await until(() => second.deps.projection.current().board.marked.WD === 'FRA');
    const late = await askSubgraph(second.app, other, SAVE_DECISION, {
      input: { id: 'WD', teams: ['NED'], version: 0, changesTeams: true },
    });
    expect([codeOf(late), messageOf(late)]).toEqual([
      'CONFLICT',
      'Das wurde gerade von jemand anderem geändert: Frankreich. Bitte prüfe das, bevor Du speicherst.',
    ]);
    await decide('WD', [], 1);
    await until(() => second.deps.projection.current().board.marked.WD === 'AUT');
  });

  test('a starting process knows all decisions', async () => {
    await decide('WE', ['BEL']);
    const third = await buildService(tipp.env, { clock: tipp.clock });
    try {
      expect(third.deps.projection.current().board.marked.WE).toBe('BEL');
    } finally {
      await third.close();
    }
    await decide('WE', []);
  });
});

describe('the log of changes', () => {
  test('contains who changed what and when, from what to what, newest first', async () => {
    tipp.clock.set(new Date(KNOCK_OUT.getTime() + 1_000));
    saved(await tipp.saveMatch({ matchId: 41, goalsTeam1: 1, goalsTeam2: 1, isRunning: true }));
    await tipp.saveMatch({ matchId: 41, goalsTeam1: 1, goalsTeam2: 1, isRunning: true });
    tipp.clock.set(new Date(KNOCK_OUT.getTime() + 2_000));
    await decide('C', ['SVN', 'DEN']);
    await until(async () => (await audit()).items[0]?.['subject'] === 'Reihenfolge Gruppe C');
    const { items } = await audit(tipp.admin, { pageSize: 2 });
    expect(items).toEqual([
      {
        at: '2024-07-01T22:30:02.000Z',
        userId: 1,
        user: { fullname: 'Søren Müller1' },
        subject: 'Reihenfolge Gruppe C',
        address: null,
        changes: [{ what: 'Entschieden', before: 'wie berechnet', after: 'Slowenien, Dänemark' }, MOVED],
      },
      expect.objectContaining({
        subject: 'Spiel 41: Frankreich – Belgien',
        changes: [
          { what: 'Ergebnis', before: '–', after: '1:1' },
          { what: 'Läuft', before: 'nein', after: 'ja' },
        ],
      }),
    ]);
  });

  test('also contains operators’ actions in other services, each once', async () => {
    const at = new Date(KNOCK_OUT.getTime() + 3_000);
    const { bus } = tipp.service.backbone;
    const about = { now: at, requestId: 'test' };
    const act = (subject: string, what: string, address: string | null = null) => ({
      ...{ userId: 1, subject, address },
      changes: [{ what, before: '{player:2}, {prize:999}', after: 'ja' }],
    });
    const hidden = createEvent('feed.operator.acted.v2', act('Kommentar 12{by:2}', 'Moderation'), about);
    const gone = createEvent('feed.operator.acted.v2', act('Kommentar 13{by:999}', 'Moderation'), about);
    const written = createEvent('feed.operator.acted.v2', act('Seite „AGB“', 'Text', '/agb'), about);
    const lock = createEvent('user.operator.acted.v2', act('{player:2}', 'Gesperrt'), about);
    const bare = createEvent('media.operator.acted.v2', act('{player:3}', 'Bild'), about);
    for (const event of [hidden, hidden, gone, written, lock, bare]) await bus.publish(event);
    const ofThat = async () => (await audit()).items.filter((item) => item['at'] === at.toISOString());
    await until(async () => (await ofThat()).length === 5);
    expect(await ofThat()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          subject: 'Kommentar 12 von Zoë Müller2',
          changes: [{ what: 'Moderation', before: 'Zoë Müller2, Preis 999', after: 'ja' }],
        }),
        expect.objectContaining({ subject: 'Kommentar 13' }),
        expect.objectContaining({ subject: 'Zoë Müller2' }),
        expect.objectContaining({ changes: [expect.objectContaining({ what: 'Bild' })] }),
        expect.objectContaining({ subject: 'Seite „AGB“', address: '/agb' }),
      ]),
    );
  });

  test('is read by pages, with the index', async () => {
    const { totalCount } = await audit();
    const last = await audit(tipp.admin, { pageNumber: Math.ceil(totalCount / 20), pageSize: 20 });
    expect(last.items).toHaveLength(totalCount % 20 || 20);
    expect((await audit(tipp.admin, { pageNumber: 1_000 })).items).toEqual([]);
    await expect(audit(tipp.admin, { pageNumber: -1 })).rejects.toThrow('Diese Seite gibt es nicht.');
    await expect(audit(tipp.admin, { pageSize: 1_000_000 })).rejects.toThrow('Eine Seite hat 1 bis 100');
    expect(indexesOf(await tipp.service.deps.audit.explain(0, 20))).toEqual(['newest']);
  });
});
