import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type {
  BonusQuestion,
  MutationOpenBonusQuestionArgs,
  MutationResolveBonusQuestionArgs,
  MutationSaveBonusQuestionArgs,
} from '../../generated/schema.ts';
import { aBonusQuestion, selections } from '../../testing/bonus.ts';
import { anEvaluation } from '../../testing/evaluation.ts';
import { failure, unreachable } from '../../testing/failure.ts';
import { fill } from '../../testing/fill.ts';
import { hoursLater } from '../../testing/now.ts';
import { openApp, type Opening } from '../../testing/open-app.tsx';
import { anOperator } from '../../testing/player.ts';

const overtaken = failure('CONFLICT', 'Die Bonusfrage wurde gerade von jemand anderem geändert.');
const change = <Question extends BonusQuestion>(
  question: Question,
  more: Partial<BonusQuestion>,
): Question => ({
  ...question,
  ...more,
  version: question.version + 1,
});

/** Opens the operators' page with one question, which somebody else may change. */
const open = async (
  first: BonusQuestion | null,
  page: Pick<Opening, 'viewer' | 'sameDevice' | 'now'> = {},
) => {
  let questions = first ? [first] : [];
  const app = await openApp('/adminbonus', {
    ...{ viewer: anOperator(), ...page },
    answers: {
      bonusQuestions: () => questions,
      evaluation: anEvaluation(),
      saveBonusQuestion: ({ input }: MutationSaveBonusQuestionArgs) => {
        const { question: words, place } = input;
        const answers = selections(...input.selections);
        const question = aBonusQuestion({ question: words, place, state: 'DRAFT', selections: answers });
        questions = [question];
        return { bonusQuestion: question };
      },
      openBonusQuestion: ({ input }: MutationOpenBonusQuestionArgs) => {
        const [question] = questions as [BonusQuestion];
        return input.version === question.version
          ? { bonusQuestion: (questions = [change(question, { state: 'OPEN' })])[0]! }
          : overtaken;
      },
      removeBonusQuestion: () => ({ bonusQuestion: questions.pop()! }),
      resolveBonusQuestion: ({ input }: MutationResolveBonusQuestionArgs) => {
        const [question] = questions as [BonusQuestion];
        if (input.version !== question.version) return overtaken;
        return { bonusQuestion: (questions = [resolved(question, input.right)])[0]! };
      },
    },
  });
  return {
    ...app,
    /** Simulates a change by somebody else. */
    meanwhile: (more: (question: BonusQuestion) => BonusQuestion): void => {
      questions = questions.map(more);
    },
  };
};

const resolved = (question: BonusQuestion, right: readonly number[]): BonusQuestion =>
  change(question, {
    state: right.length ? 'RESOLVED' : 'CLOSED',
    selections: question.selections.map((each) => ({ ...each, isRight: right.includes(each.selectionId) })),
  });
const checked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .flatMap(({ checked, labels }) => (checked ? [labels?.[0]?.textContent] : []));

test('questions to be resolved come first, and resolved ones last', async () => {
  const questions = (['RESOLVED', 'DRAFT', 'OPEN', 'PLANNED', 'CLOSED'] as const).map((state) =>
    aBonusQuestion({ state }),
  );
  await openApp('/adminbonus', {
    viewer: anOperator(),
    answers: { bonusQuestions: questions, evaluation: anEvaluation() },
  });
  const cards = await screen.findAllByRole('article');
  expect(cards.map((card) => card.querySelector('span')?.textContent)).toEqual([
    ...['Auflösung fehlt', 'Offen', 'Geplant', 'Entwurf', 'Aufgelöst'],
  ]);
});

test('a new question that is continued later claims no change by somebody else', async () => {
  const viewer = anOperator();
  const begin = async (page: Pick<Opening, 'sameDevice' | 'now'>) => {
    const { user } = await open(null, { viewer, ...page });
    await user.click((await screen.findAllByRole('button', { name: 'Neue Bonusfrage' }))[0]!);
  };
  await begin({});
  await fill(await screen.findByLabelText('Annahmeschluss'), '2024-07-01T12:00');
  await begin({ sameDevice: true, now: hoursLater(1) });
  await screen.findByText(/^Deine ungespeicherten Eingaben/);
  expect(screen.queryByText(/^Inzwischen ist etwas anderes/)).toBeNull();
});

test('a question is saved as a draft, and the form names missing fields', async () => {
  const { user, sent } = await open(null);
  await user.click((await screen.findAllByRole('button', { name: 'Neue Bonusfrage' }))[0]!);
  const form = await screen.findByRole('dialog', { name: 'Neue Bonusfrage' });
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  await within(form).findByText('Bitte gib eine Frage ein.');
  within(form).getByText('Bitte gib 2 bis 20 Antworten vor.');
  const question = within(form).getByLabelText(/^Frage/);
  await waitFor(() => expect(document.activeElement).toBe(question));
  await user.type(question, 'Fällt heute ein Eigentor?');
  await user.type(within(form).getByLabelText(/^Antworten zur Auswahl/), 'Ja\n\nNein');
  await user.selectOptions(within(form).getByLabelText(/^Wo die Karte steckt/), 'Rangliste');
  await user.click(within(form).getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const draft = screen.getByRole('article');
  within(draft).getByText('Entwurf');
  expect(
    within(draft)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ja', 'Nein']);
  expect(sent('SaveBonusQuestion')[0]).toMatchObject({ input: { place: 'RANGLISTE', points: 3, id: 0 } });
});

test('an unsaved question is kept on the device and sent again with the same key', async () => {
  const viewer = anOperator();
  const first = await open(null, { viewer });
  first.change({ saveBonusQuestion: unreachable });
  const write = async ({ user }: typeof first) => {
    await user.click((await screen.findAllByRole('button', { name: 'Neue Bonusfrage' }))[0]!);
    return within(await screen.findByRole('dialog', { name: 'Neue Bonusfrage' }));
  };
  const form = await write(first);
  await first.user.type(form.getByLabelText(/^Frage/), 'Fällt heute ein Eigentor?');
  await first.user.type(form.getByLabelText(/^Antworten zur Auswahl/), 'Ja\nNein');
  await first.user.click(form.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(form.getByRole('button', { name: 'Speichern' })).toBeTruthy());

  const second = await open(null, { viewer, sameDevice: true });
  const again = await write(second);
  expect(again.getByLabelText<HTMLTextAreaElement>(/^Antworten zur Auswahl/).value).toBe('Ja\nNein');
  await second.user.click(again.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const keyOf = ({ sent }: typeof first) => (sent('SaveBonusQuestion')[0]?.['input'] as { key: string }).key;
  expect(keyOf(second)).toBe(keyOf(first));

  // The question was saved, so the next form is empty.
  const next = await write(await open(null, { viewer, sameDevice: true }));
  expect(next.getByLabelText<HTMLTextAreaElement>(/^Frage/).value).toBe('');
});

test('a question that changed during the confirmation is not opened', async () => {
  const { user, meanwhile, sent } = await open(aBonusQuestion({ state: 'DRAFT' }));
  await user.click(await screen.findByRole('button', { name: /^Jetzt öffnen: Wie oft trifft/ }));
  meanwhile((question) => change(question, { selections: selections('Musiala', 'Havertz') }));
  await user.click(await screen.findByRole('button', { name: 'Ja, öffnen' }));
  await screen.findByText(/von jemand anderem geändert/);
  expect(sent('OpenBonusQuestion')).toHaveLength(1);
  await screen.findByText('Havertz');
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  await screen.findByText('Entwurf');
  // The second attempt sends the version that this operator has seen.
  await user.click(screen.getByRole('button', { name: /^Jetzt öffnen/ }));
  await user.click(await screen.findByRole('button', { name: 'Ja, öffnen' }));
  await screen.findByText('Offen', { exact: true });
});

test('a draft is removed after a confirmation', async () => {
  const { user, sent } = await open(aBonusQuestion({ state: 'DRAFT' }));
  await user.click(await screen.findByRole('button', { name: /^Entfernen/ }));
  expect(sent('RemoveBonusQuestion')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Ja, entfernen' }));
  await screen.findByText('Noch keine Bonusfrage');
});

test('a closed question is resolved', async () => {
  const { user, change } = await open(aBonusQuestion({ state: 'CLOSED' }));
  change({ evaluation: anEvaluation({ isDue: true }) });
  await user.click(await screen.findByRole('checkbox', { name: 'Viermal' }));
  await user.click(screen.getByRole('button', { name: 'Auflösen' }));
  await screen.findByText('Aufgelöst', { exact: true });
  within(screen.getByRole('list', { name: 'Richtige Antworten' })).getByText('Viermal');
  await screen.findByText('Die Punkte zählen mit der nächsten Auswertung.');
});

test('a resolution changed by another operator is shown before it is overwritten', async () => {
  const { user, meanwhile, sent } = await open(resolved(aBonusQuestion(), [3]));
  await user.click(await screen.findByText('Alle Antworten, Auflösung ändern'));
  await user.click(screen.getByRole('checkbox', { name: 'Viermal' }));
  meanwhile((question) => resolved(question, [1, 3]));
  await user.click(screen.getByRole('button', { name: 'Auflösung ändern' }));
  await screen.findByText(/Als richtig gilt jetzt: Höchstens dreimal, Fünfmal/);
  expect(checked()).toEqual(['Viermal', 'Fünfmal']);
  // After the operator has seen the other change, saving overwrites it.
  await user.click(screen.getByRole('button', { name: 'Auflösung ändern' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(checked()).toEqual(['Viermal', 'Fünfmal']);
  expect(sent('ResolveBonusQuestion').map(({ input }) => input)).toMatchObject([
    { version: 2, right: [3, 2] },
    { version: 3, right: [3, 2] },
  ]);
});

test('the second of two operators who change a question sees both versions', async () => {
  const question = aBonusQuestion({ question: 'Wer trifft?', state: 'DRAFT' });
  const { user, change: answer, meanwhile } = await open(question);
  answer({ saveBonusQuestion: overtaken });
  await user.click(await screen.findByRole('button', { name: /^Bearbeiten/ }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Frage');
  await fill(field, 'Von hier?');
  meanwhile((each) => change(each, { question: 'Von dort?' }));
  await user.click(screen.getByRole('button', { name: 'Speichern' }));
  const both = within(await screen.findByRole('group', { name: 'Beide Stände' }));
  await both.findByText('Von dort?');
  both.getByText('Von hier?');
  await user.click(screen.getByRole('button', { name: 'Neuen Stand laden' }));
  await user.click(await screen.findByRole('button', { name: 'Ja, verwerfen' }));
  await waitFor(() => expect(screen.getByLabelText('Frage')).toHaveProperty('value', 'Von dort?'));
});
