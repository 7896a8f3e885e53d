import type { Identity } from '@tippspiel/shared/contracts/auth/identity';
import { player, type GraphAnswer } from '@tippspiel/shared/platform/testing/subgraph';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { shortDeadline } from '../src/app/deadline.ts';
import type { BonusQuestion } from '../src/domain/bonus/bonus-question.ts';
import { buildService, type TippService } from '../src/server.ts';
import { openTipp, until, type TippFixture } from './tipp-fixture.ts';

const START = new Date('2024-06-20T10:00:00Z');
const DEADLINE = new Date('2024-06-20T12:00:00Z');
const after = (date: Date, ms: number) => new Date(date.getTime() + ms);
const [anna, ben, cem] = [player(2), player(3), player(4)];

let tipp: TippFixture;
let second: TippService;
beforeAll(async () => {
  tipp = await openTipp(START);
  await tipp.register(1, 2, 3, 4);
});
beforeEach(() => tipp.clock.set(START));
afterAll(async () => {
  await second?.close();
  await tipp.service.close();
});

type Question = {
  id: number;
  version: number;
  state: string;
  deadline: string;
  ownSelectionId: number | null;
  ownPoints: number | null;
  selections: { selectionId: number; selection: string; isRight: boolean | null; count: number | null }[];
};
const FIELDS = `id version state question description points place opensAt deadline ownSelectionId ownPoints
  selections { selectionId selection isRight count }`;
const AUDIT = '{ auditLog { items { subject changes { what before after } } } }';
const draft = {
  id: 0,
  version: 0,
  question: 'Wer wird <i onclick="x()">Torschützenkönig</i>?<script>x()</script>',
  description: '<p>Es zählen alle Tore.</p>',
  selections: ['Kane', ' Musiala ', 'Olmo'],
  points: 3,
  place: 'TABELLE',
  opensAt: null as string | null,
  deadline: DEADLINE.toISOString(),
};
const types = {
  saveBonusQuestion: 'SaveBonusQuestionInput',
  openBonusQuestion: 'BonusQuestionInput',
  closeBonusQuestion: 'BonusQuestionInput',
  removeBonusQuestion: 'BonusQuestionInput',
  resolveBonusQuestion: 'ResolveBonusQuestionInput',
};
const manage = (name: keyof typeof types, input: object, who: Identity | null = tipp.admin) =>
  tipp.ask(who, `mutation ($input: ${types[name]}!) { ${name}(input: $input) { bonusQuestion { ${FIELDS} } } }`, { input }); // prettier-ignore
const refusal = ({ errors }: GraphAnswer) => `${errors?.[0]?.extensions.code} ${errors?.[0]?.message}`;
function questionOf(answer: GraphAnswer): Question {
  if (answer.errors) throw new Error(refusal(answer));
  const [payload] = Object.values(answer.data as Record<string, { bonusQuestion: Question }>);
  return (payload as { bonusQuestion: Question }).bonusQuestion;
}
async function opened(part: Partial<typeof draft> = {}): Promise<Question> {
  const { id, version } = questionOf(await manage('saveBonusQuestion', { ...draft, ...part }));
  return questionOf(await manage('openBonusQuestion', { id, version }));
}
const answer = (who: Identity | null, questionId: number, selectionId: number) =>
  tipp.ask(
    who,
    `mutation ($input: SaveBonusAnswerInput!) { saveBonusAnswer(input: $input) { bonusQuestion { ${FIELDS} } } }`,
    { input: { questionId, selectionId } },
  );
const list = async (who: Identity, args = '') =>
  (await tipp.ask(who, `{ bonusQuestions${args} { ${FIELDS} } }`)).data?.['bonusQuestions'] as Question[];
const one = async (who: Identity, id: number) =>
  (await tipp.ask(who, `{ bonusQuestion(id: ${id}) { ${FIELDS} } }`)).data?.['bonusQuestion'] as Question;
const result = (who: Identity | null, id: number, args = '') =>
  tipp.ask(
    who,
    `{ bonusResult(id: ${id}${args}) { totalCount visible items { user { id fullname } selectionId selection isRight } } }`,
  );
const chosen = async (who: Identity, id: number) =>
  (await result(who, id)).data?.['bonusResult'] as {
    totalCount: number;
    visible: boolean;
    items: { user: { id: number }; selectionId: number; selection: string; isRight: boolean | null }[];
  };
/** Waits until late saves are impossible and the answers are frozen. */
async function freeze(): Promise<void> {
  tipp.clock.set(after(DEADLINE, 4_100));
  await tipp.service.freezer.freeze();
}
const pointsOf = async (userId: number): Promise<number> => {
  await tipp.evaluate();
  return tipp.service.deps.projection.current().ranks.points[userId - 1] ?? 0;
};

describe('operators', () => {
  test('write a question, which is sanitized and hidden from others before it opens', async () => {
    const question = questionOf(await manage('saveBonusQuestion', draft));
    expect(question).toMatchObject({
      state: 'DRAFT',
      question: 'Wer wird <i>Torschützenkönig</i>?',
      selections: [{ selectionId: 1, selection: 'Kane' }, { selection: 'Musiala' }, { selection: 'Olmo' }],
      version: 1,
    });
    const { id } = question;
    expect((await list(anna)).map((known) => known.id)).not.toContain(id);
    expect((await list(tipp.admin, '(all: true)')).map((known) => known.id)).toContain(id);
    expect(await one(anna, id)).toBeNull();
    expect(refusal(await result(anna, id))).toContain('NOT_FOUND');
    expect(refusal(await answer(anna, id, 1))).toBe('NOT_FOUND Diese Bonusfrage gibt es nicht.');
    const opensAt = after(START, 60_000).toISOString();
    const { version } = questionOf(await manage('saveBonusQuestion', { ...draft, id, version: 1, opensAt }));
    expect(await one(anna, id)).toBeNull();
    tipp.clock.set(after(START, 60_000));
    expect(await one(anna, id)).toMatchObject({ state: 'OPEN', version });
  });

  test('are the only ones who may do so', async () => {
    for (const [who, code] of [
      [anna, 'FORBIDDEN'],
      [null, 'UNAUTHENTICATED'],
      [player(1, { isAdmin: true, isLocked: true }), 'FORBIDDEN'],
    ] as const) {
      expect(refusal(await manage('saveBonusQuestion', draft, who))).toContain(code);
      for (const name of ['openBonusQuestion', 'closeBonusQuestion', 'removeBonusQuestion'] as const)
        expect(refusal(await manage(name, { id: 1, version: 1 }, who))).toContain(code);
      const right = { id: 1, version: 1, right: [1] };
      expect(refusal(await manage('resolveBonusQuestion', right, who))).toContain(code);
    }
    expect(refusal(await tipp.ask(anna, '{ bonusQuestions(all: true) { id } }'))).toContain('FORBIDDEN');
    expect(refusal(await tipp.ask(null, '{ bonusQuestions { id } }'))).toContain('UNAUTHENTICATED');
  });

  test.each<[string, Partial<typeof draft>, string]>([
    ['no question', { question: '<p> </p>' }, 'Bitte gib eine Frage ein.'],
    ['a question of 2,001', { question: 'x'.repeat(2_001) }, 'Die Frage darf höchstens 2.000 Zeichen haben.'],
    ['one option', { selections: ['Ja'] }, 'Bitte gib 2 bis 20 Antworten vor.'],
    ['21 options', { selections: Array.from({ length: 21 }, (_none, index) => `${index}`) }, 'Bitte gib 2 bis 20 Antworten vor.'],
    ['an option twice', { selections: ['Ja', 'Ja '] }, 'Jede Antwort darf nur einmal vorkommen.'],
    ['two options that look the same', { selections: ['Ja', 'J\u200ba'] }, 'Jede Antwort darf nur einmal vorkommen.'],
    ['a question with a bidirectional control character', { question: 'Wer \u202e?' }, 'Der Text enthält Zeichen, die nicht erlaubt sind.'],
    ['a description with an unpaired surrogate', { description: 'x\ud800' }, 'Der Text enthält Zeichen, die nicht erlaubt sind.'],
    ['an empty option', { selections: ['Ja', ' '] }, 'Bitte gib bei jeder Antwort einen Text ein.'],
    ['0 points', { points: 0 }, 'Bitte gib 1 bis 100 Punkte ein.'],
    ['101 points', { points: 101 }, 'Bitte gib 1 bis 100 Punkte ein.'],
    ['an opening in the past', { opensAt: START.toISOString() }, 'Der Beginn muss in der Zukunft liegen. Sofort geht es mit „Jetzt öffnen“.'],
    ['a deadline before it opens', { opensAt: DEADLINE.toISOString() }, 'Der Annahmeschluss muss nach dem Beginn liegen.'],
  ])('cannot write %s', async (_what, part, message) => {
    expect(refusal(await manage('saveBonusQuestion', { ...draft, ...part }))).toBe(`BAD_USER_INPUT ${message}`);
  }); // prettier-ignore

  test('cannot change options once it is open, nor overwrite another operator’s change', async () => {
    const { id, version } = await opened();
    const now = (await list(tipp.admin, '(all: true)')).find((each) => each.id === id) as Question & {
      opensAt: string;
    };
    const same = { ...draft, id, version, opensAt: now.opensAt };
    expect(refusal(await manage('saveBonusQuestion', { ...same, selections: ['Kane', 'Olmo'] }))).toBe(
      'BAD_USER_INPUT Die Bonusfrage ist schon geöffnet oder öffnet gleich: Antworten, Punkte und Beginn bleiben, wie sie sind.',
    );
    expect(refusal(await manage('removeBonusQuestion', { id, version }))).toContain('BAD_USER_INPUT');
    const corrected = questionOf(await manage('saveBonusQuestion', { ...same, question: 'Und wer?' }));
    expect(corrected).toMatchObject({ question: 'Und wer?', version: version + 1 });
    expect(refusal(await manage('saveBonusQuestion', { ...same, question: 'Oder wer?' }))).toContain(
      'CONFLICT Die Bonusfrage wurde gerade von jemand anderem geändert.',
    );
    // Retried after a lost response, a change is not applied twice.
    expect(questionOf(await manage('saveBonusQuestion', { ...same, question: 'Und wer?' })).version).toBe(
      version + 1,
    );
  });

  test('close a question ten seconds ahead, in all processes', async () => {
    second = await buildService(tipp.env, { clock: tipp.clock });
    const { id, version } = await opened();
    const closing = questionOf(await manage('closeBonusQuestion', { id, version }));
    expect(closing.deadline).toBe(after(START, 10_000).toISOString());
    await until(() => second.deps.projection.current().board.questions.get(id)?.version === closing.version);
    tipp.clock.set(after(START, 9_999));
    expect((await answer(anna, id, 1)).errors).toBeUndefined();
    tipp.clock.set(after(START, 10_000));
    expect(refusal(await answer(anna, id, 2))).toContain('LOCKED');
    expect((await one(anna, id)).ownSelectionId).toBe(1);
  });

  test('may retry a new question if the outcome is unknown', async () => {
    const count = async () => (await list(tipp.admin, '(all: true)')).length;
    const before = await count();
    const given = { ...draft, key: 'a1b2' };
    const first = questionOf(await manage('saveBonusQuestion', given));
    expect(questionOf(await manage('saveBonusQuestion', given))).toEqual(first);
    // Changes made in the form meanwhile are not lost.
    const changed = questionOf(await manage('saveBonusQuestion', { ...given, question: 'Und wer?' }));
    expect(changed).toMatchObject({ id: first.id, version: 2, question: 'Und wer?' });
    expect(questionOf(await manage('saveBonusQuestion', { ...given, key: 'c3d4' })).id).not.toBe(first.id);
    expect(await count()).toBe(before + 2);
    expect(refusal(await manage('saveBonusQuestion', { ...given, key: 'x'.repeat(101) }))).toContain(
      'BAD_USER_INPUT',
    );
    // The first request may arrive after the second is stored.
    const { questions } = tipp.service.deps;
    const late = { ...((await questions.find(first.id)) as BonusQuestion), version: 1 };
    expect(await questions.save(late, [], shortDeadline())).toBe(false);
  });

  test('see their own answer in the response to a change, as in a query', async () => {
    const { id, version } = await opened();
    await answer(tipp.admin, id, 2);
    const closing = questionOf(await manage('closeBonusQuestion', { id, version }));
    expect(closing.ownSelectionId).toBe(2);
    expect(await one(tipp.admin, id)).toEqual(closing);
    expect(
      questionOf(await manage('closeBonusQuestion', { id, version: closing.version })).ownSelectionId,
    ).toBe(2);
  });

  test('find exactly their changes in the log', async () => {
    const { id, version } = questionOf(
      await manage('saveBonusQuestion', { ...draft, selections: ['A, B', 'C'] }),
    );
    const changes = {
      description: '<p>Nur Tore in der Spielzeit.</p>',
      place: 'START',
      selections: ['A', 'B, C'],
    };
    questionOf(await manage('saveBonusQuestion', { ...draft, ...changes, id, version }));
    type Entry = { subject: string; changes: { what: string; before: string; after: string }[] };
    const log = async () => {
      const { data } = await tipp.ask(tipp.admin, AUDIT);
      const { items } = data?.['auditLog'] as { items: Entry[] };
      return items.filter(({ subject }) => subject === `Bonusfrage ${id}`);
    };
    await until(async () => (await log()).length === 2);
    const told = await log();
    const written = told.find(({ changes: all }) => all.some(({ what }) => what === 'Frage'));
    const about = ['Frage', 'Beschreibung', 'Antworten', 'Punkte', 'Wo die Karte steckt', 'Annahmeschluss'];
    expect(written?.changes.map(({ what }) => what)).toEqual(['Neu', ...about]);
    expect(told.find((entry) => entry !== written)?.changes).toEqual([
      {
        what: 'Beschreibung',
        before: '<p>Es zählen alle Tore.</p>',
        after: '<p>Nur Tore in der Spielzeit.</p>',
      },
      { what: 'Antworten', before: 'A, B / C', after: 'A / B, C' },
      { what: 'Wo die Karte steckt', before: 'Spiele & Tabellen', after: 'Startseite' },
    ]);
  });

  test('remove a question that was never opened', async () => {
    const { id, version } = questionOf(await manage('saveBonusQuestion', draft));
    questionOf(await manage('removeBonusQuestion', { id, version }));
    expect((await list(tipp.admin, '(all: true)')).map((known) => known.id)).not.toContain(id);
    expect(refusal(await manage('openBonusQuestion', { id, version: version + 1 }))).toContain('NOT_FOUND');
  });
});

describe('answers', () => {
  test('are stored, replaced until the deadline to the millisecond, and default to the first option', async () => {
    const { id } = await opened();
    expect(questionOf(await answer(anna, id, 0)).ownSelectionId).toBe(1);
    for (let again = 0; again < 2; again++)
      expect(questionOf(await answer(anna, id, 3))).toMatchObject({ ownSelectionId: 3, ownPoints: null });
    tipp.clock.set(after(DEADLINE, -1));
    expect(questionOf(await answer(anna, id, 2)).ownSelectionId).toBe(2);
    tipp.clock.set(DEADLINE);
    expect(refusal(await answer(anna, id, 3))).toBe(
      'LOCKED Die Bonusfrage ist bereits geschlossen. Deine Antwort kann nicht mehr geändert werden.',
    );
    expect(await one(anna, id)).toMatchObject({ state: 'CLOSED', ownSelectionId: 2 });
    expect((await one(ben, id)).ownSelectionId).toBeNull();
  });

  test('are rejected for unknown options, visitors and locked players', async () => {
    const { id } = await opened();
    for (const choice of [-1, 4, 255])
      expect(refusal(await answer(anna, id, choice))).toBe('BAD_USER_INPUT Diese Antwort gibt es nicht.');
    expect(refusal(await answer(anna, 999_999, 1))).toContain('NOT_FOUND');
    expect(refusal(await answer(null, id, 1))).toContain('UNAUTHENTICATED');
    expect(refusal(await answer(player(2, { isLocked: true }), id, 1))).toContain('FORBIDDEN');
    expect((await one(anna, id)).ownSelectionId).toBeNull();
  });

  test('of a player whose registration event has not arrived are stored as well', async () => {
    const { id } = await opened();
    expect(questionOf(await answer(player(90), id, 2)).ownSelectionId).toBe(2);
    expect((await one(player(90), id)).ownSelectionId).toBe(2);
  });

  test('of other players are visible from the deadline on, and not one request earlier', async () => {
    const { id } = await opened();
    await answer(anna, id, 2);
    tipp.clock.set(after(DEADLINE, -1));
    await tipp.service.freezer.freeze();
    expect(await chosen(ben, id)).toEqual({ totalCount: 0, visible: false, items: [] });
    expect((await one(ben, id)).selections.map(({ count }) => count)).toEqual([null, null, null]);
    expect(JSON.stringify(await list(ben))).not.toContain('"ownSelectionId":2');
    await freeze();
    expect(await chosen(ben, id)).toMatchObject({
      totalCount: 1,
      visible: true,
      items: [{ user: { id: 2 }, selectionId: 2, selection: 'Musiala', isRight: null }],
    });
    expect((await one(ben, id)).selections.map(({ count }) => count)).toEqual([0, 1, 0]);
    expect(refusal(await result(null, id))).toContain('UNAUTHENTICATED');
  });

  test('are listed in pages and searched by name', async () => {
    const { id } = await opened();
    for (const who of [anna, ben, cem]) await answer(who, id, 1);
    await freeze();
    const page = (args: string) => result(anna, id, `, page: {${args}}`);
    const ids = ({ data }: GraphAnswer) =>
      (data?.['bonusResult'] as { items: { user: { id: number } }[] }).items.map(({ user }) => user.id);
    const all = ids(await page('pageSize: 100'));
    expect([...all].sort()).toEqual([2, 3, 4]);
    expect(ids(await page('pageSize: 2'))).toEqual(all.slice(0, 2));
    expect(ids(await page('pageSize: 2, pageNumber: 2'))).toEqual(all.slice(2));
    expect(ids(await page('search: "Müller3"'))).toEqual([3]);
    expect(refusal(await page('pageNumber: 0'))).toContain('BAD_USER_INPUT');
  });
});

test('a resolution counts with the next evaluation, and can be corrected and withdrawn', async () => {
  const { id, version } = await opened({ points: 5 });
  await answer(anna, id, 1);
  await answer(ben, id, 2);
  const meant = { id, version };
  expect(refusal(await manage('resolveBonusQuestion', { ...meant, right: [1] }))).toBe(
    'BAD_USER_INPUT Die Bonusfrage ist noch nicht geschlossen.',
  );
  tipp.clock.set(DEADLINE);
  expect(refusal(await manage('resolveBonusQuestion', { ...meant, right: [4] }))).toContain('BAD_USER_INPUT');
  const before = [await pointsOf(2), await pointsOf(3), await pointsOf(4)] as const;
  const added = async () => [
    (await pointsOf(2)) - before[0],
    (await pointsOf(3)) - before[1],
    (await pointsOf(4)) - before[2],
  ];
  tipp.clock.set(after(DEADLINE, 5_000));
  const isDue = async () =>
    (await tipp.ask(tipp.admin, '{ evaluation { isDue } }')).data?.['evaluation'] as { isDue: boolean };
  const resolve = async (right: number[], of: number) =>
    questionOf(await manage('resolveBonusQuestion', { id, version: of, right })).version;

  expect(await isDue()).toEqual({ isDue: false });
  const first = await resolve([1], version);
  expect(await isDue()).toEqual({ isDue: true });
  expect(await one(anna, id)).toMatchObject({ state: 'RESOLVED', ownPoints: 5 });
  expect(await one(cem, id)).toMatchObject({ ownSelectionId: null, ownPoints: 0 });
  expect(await added()).toEqual([5, 0, 0]);
  expect(await isDue()).toEqual({ isDue: false });

  const both = await resolve([2, 1], first);
  expect(await added()).toEqual([5, 5, 0]);
  expect((await chosen(cem, id)).items.map(({ isRight }) => isRight)).toEqual([true, true]);
  // Repeating it changes nothing, so no evaluation is due.
  expect(await resolve([1, 2], both)).toBe(both);
  expect(await isDue()).toEqual({ isDue: false });

  const corrected = await resolve([3], both);
  expect(await added()).toEqual([0, 0, 0]);
  await resolve([2], corrected);
  expect(await added()).toEqual([0, 5, 0]);
  await resolve([], corrected + 1);
  expect(await one(ben, id)).toMatchObject({ state: 'CLOSED', ownPoints: null });
  expect(await added()).toEqual([0, 0, 0]);
});

test('an answer that the database takes too long for is not stored, and the error says so', async () => {
  const { id } = await opened();
  const { bonusAnswers } = tipp.service.deps;
  const late = {
    userId: 2,
    questionId: id,
    choice: 1,
    deadline: { at: new Date(Date.now() - 60_000), isAtLock: true },
  };
  expect(await bonusAnswers.save(late)).toBe(false);
  expect((await one(anna, id)).ownSelectionId).toBeNull();
});
