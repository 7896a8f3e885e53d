import type { TestVisitor } from './visitor.ts';

const FIELDS = 'bonusQuestion { id version }';
type Question = { id: number; version: number };

async function change(admin: TestVisitor, name: string, type: string, input: object): Promise<Question> {
  const { body } = await admin.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${FIELDS} } }`,
    { input },
  );
  const data = body['data'] as Record<string, { bonusQuestion: Question }> | null | undefined;
  if (!data?.[name]) throw new Error(`${name}: ${JSON.stringify(body)}`);
  return data[name].bonusQuestion;
}

/** Writes a bonus question with two answers as an operator does, and opens it. @returns its id */
export async function openBonusQuestion(admin: TestVisitor, place = 'TABELLE'): Promise<number> {
  const draft = await change(admin, 'saveBonusQuestion', 'SaveBonusQuestionInput', {
    id: 0,
    version: 0,
    question: '<b onclick="x()">Wer</b> schießt das erste Tor?<script>x()</script>',
    description: '',
    selections: ['Füllkrug', 'Musiala'],
    points: 3,
    place,
    deadline: '2024-07-14T19:00:00.000Z',
  });
  await change(admin, 'openBonusQuestion', 'BonusQuestionInput', draft);
  return draft.id;
}

/** Closes an open question, which takes effect ten seconds from now. */
export async function closeBonusQuestion(admin: TestVisitor, id: number): Promise<void> {
  const { body } = await admin.graphql('{ bonusQuestions(all: true) { id version } }');
  const { bonusQuestions } = body['data'] as { bonusQuestions: Question[] };
  const meant = bonusQuestions.find((question) => question.id === id);
  await change(admin, 'closeBonusQuestion', 'BonusQuestionInput', { id, version: meant?.version });
}
