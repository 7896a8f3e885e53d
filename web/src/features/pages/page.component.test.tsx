import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { MutationSaveTemplateArgs, QueryTemplatePreviewArgs, Template } from '../../generated/schema.ts';
import { failure } from '../../testing/failure.ts';
import { fill } from '../../testing/fill.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aPage } from '../../testing/page.ts';
import { anOperator } from '../../testing/player.ts';

const filled = (text: string): string => text.replaceAll('{{joker}}', '6');
const shipped = aPage();

/** Opens the terms for an operator; other operators may change them too. */
const open = async (first: Template = shipped) => {
  let page = first;
  const app = await openApp('/agb', {
    viewer: anOperator(),
    answers: {
      bonusQuestions: [],
      template: () => page,
      templatePlaceholders: [
        { name: 'joker', value: '6', meaning: 'Joker je Spieler' },
        { name: 'spiele', value: '51', meaning: 'Spiele des Turniers' },
      ],
      templatePreview: ({ text }: QueryTemplatePreviewArgs) =>
        aPage({ filename: '', text, data: filled(text) }),
      saveTemplate: ({ input: { text, version } }: MutationSaveTemplateArgs) => {
        if (version !== page.version)
          return failure('CONFLICT', 'Die Seite wurde gerade von jemand anderem geändert.');
        const unknown = text?.match(/\{\{(?!joker|spiele)\w+\}\}/)?.[0];
        if (unknown) return failure('BAD_USER_INPUT', `Diese Platzhalter gibt es nicht: ${unknown}`, 'text');
        page = written(text === null ? shipped.text : (text ?? ''), text !== null);
        return { template: page };
      },
    },
  });
  const written = (text: string, isEdited = true): Template => ({
    ...page,
    version: page.version + 1,
    isEdited,
    dateChanged: isEdited ? '2024-06-14T11:00:00.000Z' : null,
    text,
    data: filled(text),
  });
  await app.user.click(await screen.findByRole('button', { name: 'Bearbeiten' }));
  await screen.findByRole('heading', { level: 1, name: 'AGB bearbeiten' });
  return {
    ...app,
    field: await screen.findByLabelText<HTMLTextAreaElement>(/^Text der Seite/),
    save: () => app.user.click(screen.getByRole('button', { name: 'Speichern' })),
    /** Simulates another operator's change. */
    meanwhile: (text: string): void => {
      page = written(text);
    },
  };
};
const isRead = (words: string) =>
  waitFor(() => within(screen.getByRole('article')).getByText(words, { exact: false }));

test('a visitor can read a page, but not edit it', async () => {
  await openApp('/datenschutz', { answers: { template: aPage({ filename: 'datenschutz.html' }) } });
  await screen.findByRole('heading', { level: 1, name: 'Datenschutz' });
  await screen.findByRole('heading', { level: 2, name: 'Worum es geht' });
  expect(screen.queryByRole('button', { name: 'Bearbeiten' })).toBeNull();
  const footer = screen.getByRole('navigation', { name: 'Fußzeile' });
  expect(
    within(footer)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Spiele & Tabellen', 'Sponsoren', 'Spielregeln', 'AGB', 'Datenschutz', 'Impressum']);
});

test('the imprint always credits the developer, independent of its text', async () => {
  await openApp('/impressum', { answers: { template: aPage({ text: '<p>Wir.</p>' }) } });
  await isRead('Gestaltet und entwickelt von');
});

test('an empty text shows its error in the editor, even after saving from the preview', async () => {
  const { user, field, save, sent } = await open();
  await fill(field, '');
  await user.click(screen.getByRole('radio', { name: 'Vorschau' }));
  await save();
  await screen.findByText('Bitte gib einen Text ein.');
  screen.getByLabelText(/^Text der Seite/);
  expect(sent('SavePage')).toEqual([]);
});

test('a placeholder is inserted and shown in the preview, and an unknown one causes an error at the text', async () => {
  const { user, field, save, sent } = await open();
  await fill(field, '<p>Es gibt {{joker}} Joker und {{gurken}}.</p>');
  await user.click(screen.getByText('Platzhalter'));
  await user.click(screen.getByRole('button', { name: 'spiele einsetzen' }));
  expect(field.value).toBe('<p>Es gibt {{joker}} Joker und {{gurken}}.</p>{{spiele}}');
  await user.click(screen.getByRole('radio', { name: 'Vorschau' }));
  await screen.findByText(/^Es gibt 6 Joker und \{\{gurken\}\}\./);
  screen.getByText(/Diese Platzhalter gibt es nicht: \{\{gurken\}\}/);
  await save();
  const again = await screen.findByLabelText<HTMLTextAreaElement>(/^Text der Seite/);
  screen.getByText(/Diese Platzhalter gibt es nicht: \{\{gurken\}\}/);
  await fill(again, '<p>Es gibt {{joker}} Joker.</p>');
  await save();
  await isRead('Es gibt 6 Joker.');
  expect(sent('SavePage').map(({ input }) => (input as { version: number }).version)).toEqual([1, 1]);
});

test('the shipped text is restored after a confirmation', async () => {
  const { user, sent } = await open(
    aPage({ text: '<p>Ganz anders</p>', isEdited: true, dateChanged: '2024-06-14T11:00:00.000Z' }),
  );
  screen.getByText('Zuletzt geändert: Fr., 14.06. 13:00');
  await user.click(screen.getByRole('button', { name: 'Mitgelieferten Text nehmen' }));
  expect(sent('SavePage')).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Ja, Text ersetzen' }));
  await isRead('Um Fußball.');
});

test('a discarded text does not come back after the shipped one was restored', async () => {
  const { user, field } = await open(aPage({ text: '<p>Ganz anders</p>', isEdited: true }));
  await fill(field, '<p>Noch anders</p>');
  await user.click(screen.getByRole('button', { name: 'Mitgelieferten Text nehmen' }));
  await user.click(await screen.findByRole('button', { name: 'Ja, Text ersetzen' }));
  await isRead('Um Fußball.');
  await user.click(await screen.findByRole('button', { name: 'Bearbeiten' }));
  const anew = await screen.findByLabelText<HTMLTextAreaElement>(/^Text der Seite/);
  expect(anew.value).toBe(shipped.text);
});

test('a change by another operator is shown before it is overwritten', async () => {
  const { field, save, meanwhile } = await open();
  meanwhile('<p>Von beiden</p><p>Von der einen</p>');
  await fill(field, '<p>Von beiden</p><p>Vom anderen</p>');
  await save();
  await screen.findByText('Die Seite wurde gerade von jemand anderem geändert.');
  const both = within(await screen.findByRole('group', { name: 'Beide Stände' }));
  const text = within(both.getByRole('group', { name: 'Text der Seite' }));
  await text.findByText('Von der einen', { exact: false });
  expect(text.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '…\nVon der einen',
    '…\nVom anderen',
  ]);
  screen.getByText(
    'Du kannst den neuen Stand laden. Oder Du speicherst noch einmal, dann gilt Deine Eingabe.',
  );
  screen.getByRole('button', { name: 'Neuen Stand laden' });
  expect(field.value).toBe('<p>Von beiden</p><p>Vom anderen</p>');
  await save();
  await isRead('Vom anderen');
});

test('leaving with unsaved changes asks for a confirmation', async () => {
  const { user, field } = await open();
  await user.type(field, 'Mehr');
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  await user.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  expect(field.value).toContain('Mehr');
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }));
  await user.click(await screen.findByRole('button', { name: 'Ja, verwerfen' }));
  await isRead('Um Fußball.');
});

test('the registration form opens the terms in a new window', async () => {
  const { user } = await openApp('/', {
    answers: { loginProvider: null, matchOverview: { nextMatches: [], lastMatches: [] } },
  });
  await user.type(await screen.findByLabelText('Vorname'), 'Ada');
  const terms = screen.getByRole('link', { name: /^AGB .öffnet ein neues Fenster/ });
  expect([terms.getAttribute('href'), terms.getAttribute('target')]).toEqual(['/agb', '_blank']);
  expect(screen.getByLabelText('Vorname')).toHaveProperty('value', 'Ada');
  screen.getByText('Genau richtig · 5 × Joker 2');
});
