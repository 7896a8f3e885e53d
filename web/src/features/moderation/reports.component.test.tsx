import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import type {
  MutationModerateTextArgs,
  MutationSetUserLockedArgs,
  ReportedText,
  ReportState,
} from '../../generated/schema.ts';
import { failure } from '../../testing/failure.ts';
import { aList } from '../../testing/list.ts';
import { openApp } from '../../testing/open-app.tsx';
import { anOperator } from '../../testing/player.ts';
import { aReport, aReportedText } from '../../testing/reported-text.ts';

const after = { HIDE: 'HIDDEN', SHOW: 'DISMISSED', DISMISS: 'DISMISSED', DELETE: 'DELETED' } as const;

const open = async (first: Partial<ReportedText> = {}) => {
  let text = aReportedText(first);
  const app = await openApp('/admingemeldet', {
    viewer: anOperator(),
    answers: {
      reportedTexts: () => aList([text]),
      moderateText: ({ input }: MutationModerateTextArgs) => {
        text = { ...text, state: after[input.step] as ReportState };
        return { text };
      },
      setUserLocked: ({ input }: MutationSetUserLockedArgs) => {
        text = { ...text, user: { ...text.user, isLocked: input.isLocked } };
        return { user: text.user };
      },
    },
  });
  return { ...app, card: within(await screen.findByRole('article')) };
};
type Card = Awaited<ReturnType<typeof open>>['card'];
const steps = (card: Card) =>
  card.getAllByRole('button', { name: /: Lara Laut$/ }).map(({ textContent }) => textContent);

test('a reported text shows its reports, their reasons, and the possible actions', async () => {
  const { card } = await open({
    reports: [aReport({ reason: 'Das ist beleidigend.' }), aReport()],
  });
  card.getByText('offen');
  card.getByText('2-mal gemeldet');
  card.getByText('Das ist beleidigend.');
  card.getByText('ohne Begründung');
  expect(card.getByRole('link', { name: /^Zum Eintrag/ }).getAttribute('href')).toMatch(/^\/meldung\/\d+$/);
  expect(steps(card)).toEqual(['Verbergen', 'Löschen', 'Autor sperren', 'In Ordnung']);
});

test('a hidden text is shown again by the same button', async () => {
  const { user, card, sent } = await open();
  await user.click(card.getByRole('button', { name: 'Verbergen: Lara Laut' }));
  await card.findByText('verborgen');
  await screen.findByText('Verborgen. „Wieder zeigen“ nimmt das zurück.');
  expect(steps(card)).toEqual(['Wieder zeigen', 'Löschen', 'Autor sperren']);
  expect(card.queryByRole('link', { name: /^Zum Eintrag/ })).toBeNull();
  await user.click(card.getByRole('button', { name: 'Wieder zeigen: Lara Laut' }));
  await card.findByText('in Ordnung');
  expect(sent('ModerateText').map(({ input }) => (input as { step: string }).step)).toEqual(['HIDE', 'SHOW']);
});

test('the list is unchanged after a return to the page, until it is refreshed', async () => {
  const { user, card, sent, change } = await open();
  await user.click(card.getByRole('button', { name: 'Verbergen: Lara Laut' }));
  await card.findByText('verborgen');
  change({ reportedTexts: aList<ReportedText>() });
  document.dispatchEvent(new Event('visibilitychange'));
  expect(sent('ReportedTexts')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Aktualisieren' }));
  await screen.findByText('Nichts gemeldet');
  expect(screen.getByText('Aktualisiert').getAttribute('role')).toBe('status');
});

test('a rejected decision shows the error and refetches the list', async () => {
  const { user, card, sent, change } = await open();
  change({
    moderateText: failure('NOT_FOUND', 'Diesen Text gibt es nicht mehr.'),
    reportedTexts: aList([aReportedText({ text: '', state: 'GONE' })]),
  });
  await user.click(card.getByRole('button', { name: 'Verbergen: Lara Laut' }));
  await screen.findByText('Der Text ist nicht mehr da.');
  expect(sent('ReportedTexts')).toHaveLength(2);
});

test('a text is deleted, and its author is locked, each after a confirmation', async () => {
  const { user, card, sent } = await open();
  await user.click(card.getByRole('button', { name: 'Löschen: Lara Laut' }));
  await user.click(await screen.findByRole('button', { name: 'Ja, löschen' }));
  await card.findByText('gelöscht');
  await user.click(card.getByRole('button', { name: 'Autor sperren: Lara Laut' }));
  const question = within(await screen.findByRole('dialog', { name: 'Autor sperren' }));
  await user.click(question.getByRole('button', { name: 'Abbrechen' }));
  expect(sent('LockAuthor')).toEqual([]);
  await user.click(card.getByRole('button', { name: 'Autor sperren: Lara Laut' }));
  await user.click(await screen.findByRole('button', { name: 'Ja, sperren' }));
  await user.click(await card.findByRole('button', { name: 'Sperre aufheben: Lara Laut' }));
  await card.findByRole('button', { name: 'Autor sperren: Lara Laut' });
  expect(sent('LockAuthor').map(({ input }) => (input as { isLocked: boolean }).isLocked)).toEqual([
    true,
    false,
  ]);
});

test('a text in a group has no link', async () => {
  const { card } = await open({
    group: { id: 7, name: 'Die Kicker' } as ReportedText['group'],
    isComment: true,
  });
  card.getByText(/in „Die Kicker“/);
  expect(card.queryByRole('link', { name: /^Zum Eintrag/ })).toBeNull();
  card.getByText(/^Kommentar vom/);
});
