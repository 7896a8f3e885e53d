import type { TestVisitor } from '../../rest-compat/test/visitor.ts';
import { enter, type Entry, type Goals, type Sheet } from '../reference/entries.ts';
import { ask, call } from './ask.ts';

const SAVE_MATCH = 'mutation ($input: SaveMatchInput!) { saveMatch(input: $input) { match { id } } }';
const SAVE_DECISION =
  'mutation ($input: SaveDecisionInput!) { saveDecision(input: $input) { decision { id } } }';
const QUESTIONS = '{ bonusQuestions(all: true) { id version } }';
const RESOLVE = `mutation ($input: ResolveBonusQuestionInput!) {
  resolveBonusQuestion(input: $input) { bonusQuestion { id } }
}`;
const SAVE_QUESTION = `mutation ($input: SaveBonusQuestionInput!) {
  saveBonusQuestion(input: $input) { bonusQuestion { id } }
}`;

/** Operators of the product, and the sheet with all their entries. */
export function createOfficials(admin: TestVisitor, first: Sheet) {
  let sheet = first;
  let turn = 0;

  async function send(entry: Entry, isRest: boolean): Promise<void> {
    switch (entry.kind) {
      case 'match':
        return isRest ? sendMatchForm(admin, entry) : sendMatch(admin, entry);
      case 'decision': {
        const [teamKZ = ''] = entry.teams;
        // The documented call supports only marks.
        if (isRest && entry.key.length === 2)
          return void (await call(
            admin.post('/api/team/admin/1', { mark: entry.key, teamKZ, changesTeams: true }),
          ));
        return void (await ask(admin, SAVE_DECISION, {
          input: { id: entry.key, teams: entry.teams, changesTeams: true },
        }));
      }
      case 'answer': {
        const { bonusQuestions } = await ask<{ bonusQuestions: { id: number; version: number }[] }>(
          admin,
          QUESTIONS,
        );
        const { version } = bonusQuestions.find(({ id }) => id === entry.question) as { version: number };
        const right = entry.right.map((place) => place + 1);
        return void (await ask(admin, RESOLVE, { input: { id: entry.question, version, right } }));
      }
    }
  }

  return {
    sheet: () => sheet,
    /** Makes an entry, alternating between GraphQL and the documented calls. */
    async enter(entry: Entry) {
      await send(entry, turn++ % 2 === 0);
      sheet = enter(sheet, entry);
    },
    /** Runs the evaluation; resolves when its ranks can be read. */
    async evaluate() {
      if (turn++ % 2) await call(admin.get('/api/match/admin/auswertung'));
      else await ask(admin, 'mutation { startEvaluation { evaluation { isDue } } }');
    },
    /** Creates a bonus question that opens in a minute. @returns its id */
    async writeQuestion(points: number, selections: string[], opensAt: number, deadline: number) {
      const input = {
        id: 0,
        version: 0,
        question: 'Wie viele Tore fallen?',
        description: '',
        selections,
        points,
        place: 'START',
        opensAt: new Date(opensAt).toISOString(),
        deadline: new Date(deadline).toISOString(),
      };
      type Answer = { saveBonusQuestion: { bonusQuestion: { id: number } } };
      return (await ask<Answer>(admin, SAVE_QUESTION, { input })).saveBonusQuestion.bonusQuestion.id;
    },
  };
}

type MatchEntry = Extract<Entry, { kind: 'match' }>;
const pair = (goals: Goals | null | undefined): [number?, number?] | [null, null] =>
  goals === null ? [null, null] : (goals ?? []);

async function sendMatch(admin: TestVisitor, entry: MatchEntry): Promise<void> {
  const { match: matchId, goals, shootOut, isRunning, team1: teamKZ1, team2: teamKZ2 } = entry;
  const [goalsTeam1, goalsTeam2] = pair(goals);
  const [penaltiesTeam1, penaltiesTeam2] = pair(shootOut);
  const score = { goalsTeam1, goalsTeam2, penaltiesTeam1, penaltiesTeam2 };
  const input = { matchId, ...score, isRunning, teamKZ1, teamKZ2, changesTeams: true };
  await ask(admin, SAVE_MATCH, { input });
}

/** In the documented format: -1 means no goal, an empty team means none. */
async function sendMatchForm(admin: TestVisitor, entry: MatchEntry): Promise<void> {
  const { match, goals, shootOut, isRunning, team1, team2 } = entry;
  const [goalsTeam1, goalsTeam2] = pair(goals).map((goal) => goal ?? -1);
  const [penaltiesTeam1, penaltiesTeam2] = pair(shootOut).map((goal) => goal ?? -1);
  const teamKZ = (code: string | null | undefined) => (code === null ? '' : code);
  const score = { goalsTeam1, goalsTeam2, penaltiesTeam1, penaltiesTeam2, isRunning, changesTeams: true };
  await call(
    admin.post(`/api/match/admin/${match}`, { ...score, teamKZ1: teamKZ(team1), teamKZ2: teamKZ(team2) }),
  );
}
