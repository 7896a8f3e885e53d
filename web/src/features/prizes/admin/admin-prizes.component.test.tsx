import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type { MutationSavePriceArgs, Price, User } from '../../../generated/schema.ts';
import { watchLeaving } from '../../../lib/save/unsaved.ts';
import { failure } from '../../../testing/failure.ts';
import { aList } from '../../../testing/list.ts';
import { aMatch } from '../../../testing/match.ts';
import { hoursLater } from '../../../testing/now.ts';
import { openApp, type Opening } from '../../../testing/open-app.tsx';
import { andSettle } from '../../../testing/time.ts';
import { fill } from '../../../testing/fill.ts';
import { anOperator, aPlayer } from '../../../testing/player.ts';
import { aDrawing, aPrize, aWinner } from '../../../testing/prize.ts';

/** The first match has kicked off; the others have not. */
const matches = [-2, 24, 48].map((hours, index) => aMatch({ id: index + 1, date: hoursLater(hours) }));

const open = async (first: Price[] = [], page: Pick<Opening, 'viewer' | 'sameDevice' | 'now'> = {}) => {
  let prices = first;
  const app = await openApp('/adminpreise', {
    ...{ viewer: anOperator(), ...page },
    http: { '/api/uploadImage': () => Response.json({ data: 'hochgeladen' }) },
    answers: {
      prices: () => prices,
      matches,
      uploadMaxBytes: 10_000_000,
      randomCandidates: aList<User>([aPlayer(), aPlayer()]),
      savePrice: ({ input }: MutationSavePriceArgs) => {
        const known = prices.find(({ id }) => id === input.id);
        if (known && known.version !== input.version)
          return failure('CONFLICT', 'Der Preis wurde gerade von jemand anderem geändert.');
        const price = { ...(known ?? aPrize()), name: input.name, version: input.version + 1 };
        prices = [price];
        return { price };
      },
    },
  });
  return { ...app, meanwhile: (next: Price[]): void => void (prices = next) };
};
const form = async () => within(await screen.findByRole('dialog', { name: /Preis/ }));
const name = async () => (await form()).findByLabelText<HTMLInputElement>('Name');

test('the form shows missing fields, and offers no last match that has kicked off', async () => {
  const { user, sent } = await open();
  await user.click((await screen.findAllByRole('button', { name: 'Neuer Preis' }))[0]!);
  const field = await name();
  const fields = await form();
  await user.click(fields.getByRole('button', { name: 'Speichern' }));
  await fields.findByText('Bitte gib einen Namen für den Preis ein.');
  fields.getByText('Bitte wähle die Art des Preises.');
  fields.getByText('Bitte wähle einen Tag.');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.click(fields.getByRole('radio', { name: 'Bestimmte Spiele' }));
  const [from, to] = [fields.getByLabelText('Erstes Spiel'), fields.getByLabelText('Letztes Spiel')];
  // A match that has kicked off can be the first of the range, but not the last.
  const offers = (list: HTMLElement) => [...list.querySelectorAll('option[value="1"]')].length;
  expect([offers(from), offers(to)]).toEqual([1, 0]);
  expect(sent('SavePrize')).toEqual([]);
});

test('a prize may be given another day while its matches may change', async () => {
  const { user, sent } = await open([aPrize({ name: 'Ein Ball' })]);
  await user.click(await screen.findByRole('button', { name: 'Bearbeiten: Ein Ball' }));
  await name();
  const fields = await form();
  await user.click(fields.getByRole('radio', { name: 'Einen Spieltag' }));
  const [day] = [...fields.getByLabelText('Tag').querySelectorAll('option')].slice(-1);
  await user.selectOptions(fields.getByLabelText('Tag'), day!.value);
  await user.click(fields.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(sent('SavePrize')).toMatchObject([{ input: { date: day!.value } }]));
});

test('a look at the days leaves the matches of a prize as they are', async () => {
  const { user, sent } = await open([aPrize({ name: 'Ein Ball', fromMatchId: 2, toMatchId: 3 })]);
  await user.click(await screen.findByRole('button', { name: 'Bearbeiten: Ein Ball' }));
  await name();
  const fields = await form();
  await user.click(fields.getByRole('radio', { name: 'Einen Spieltag' }));
  const [day] = [...fields.getByLabelText('Tag').querySelectorAll('option')].slice(-1);
  await user.selectOptions(fields.getByLabelText('Tag'), day!.value);
  await user.click(fields.getByRole('radio', { name: 'Bestimmte Spiele' }));
  await user.click(fields.getByRole('button', { name: 'Speichern' }));
  const input = { fromMatchId: 2, toMatchId: 3 };
  await waitFor(() => expect(sent('SavePrize')).toMatchObject([{ input }]));
});

test('a draft of before the last kick-off changes nothing that is fixed since', async () => {
  const viewer = anOperator();
  const prize = aPrize({ name: 'Ein Ball' });
  const edit = { name: 'Bearbeiten: Ein Ball' };
  const { user } = await open([prize], { viewer });
  await user.click(await screen.findByRole('button', edit));
  await fill(await name(), 'Ein runder Ball');
  await user.click((await form()).getByRole('radio', { name: 'Einen Spieltag' }));
  await user.selectOptions((await form()).getByLabelText('Tag'), '2024-06-15');
  const later = await open([prize], { viewer, sameDevice: true, now: hoursLater(10) });
  await later.user.click(await screen.findByRole('button', edit));
  expect((await name()).value).toBe('Ein runder Ball');
  await later.user.click((await form()).getByRole('button', { name: 'Speichern' }));
  const input = { name: 'Ein runder Ball', fromMatchId: 1, toMatchId: 1 };
  await waitFor(() => expect(later.sent('SavePrize')).toMatchObject([{ input }]));
});

test('a change by another operator is shown, and no entry is lost', async () => {
  const prize = aPrize();
  const { user, meanwhile } = await open([prize]);
  await user.click(await screen.findByRole('button', { name: `Bearbeiten: ${prize.name}` }));
  const field = await name();
  await fill(field, 'Von hier');
  // Even repeated Escape does not discard the entries.
  await user.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: 'Eingaben verwerfen' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(question.isConnected).toBe(false));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Weiter bearbeiten' }));
  meanwhile([{ ...prize, version: 2, name: 'Von dort' }]);
  const fields = await form();
  await user.click(fields.getByRole('button', { name: 'Speichern' }));
  await fields.findByText(/von jemand anderem geändert/);
  expect(field.value).toBe('Von hier');
  const both = within(await fields.findByRole('group', { name: 'Beide Stände' }));
  await both.findByText('Von dort');
  both.getByText('Von hier');
  await user.click(fields.getByRole('button', { name: 'Neuen Stand laden' }));
  await user.click(await screen.findByRole('button', { name: 'Ja, verwerfen' }));
  await waitFor(async () => expect((await name()).value).toBe('Von dort'));
  await user.type(await name(), ' und hier');
  await user.click(fields.getByRole('button', { name: 'Speichern' }));
  await screen.findByRole('heading', { name: 'Von dort und hier' });
});

test('unsaved entries are kept on the device for their author, until they are discarded', async () => {
  const viewer = anOperator();
  const prize = aPrize();
  const edit = { name: `Bearbeiten: ${prize.name}` };
  const { user } = await open([prize], { viewer });
  await user.click(await screen.findByRole('button', edit));
  await fill(await name(), 'Halb getippt');

  // Another operator on the same device starts with the server's values.
  const other = await open([prize], { viewer: anOperator(), sameDevice: true });
  await other.user.click(await screen.findByRole('button', edit));
  expect((await name()).value).toBe(prize.name);

  // Somebody has changed the prize. The kept entries still name the version that their author had seen.
  const changed = { ...prize, version: 2, winnerCount: 2 };
  const again = await open([changed], { viewer, sameDevice: true });
  await again.user.click(await screen.findByRole('button', edit));
  expect((await name()).value).toBe('Halb getippt');
  await again.user.click((await form()).getByRole('button', { name: 'Speichern' }));
  await (await form()).findByText(/von jemand anderem geändert/);
  expect(again.sent('SavePrize')).toMatchObject([{ input: { version: 1 } }]);
  await again.user.click((await form()).getByRole('button', { name: 'Abbrechen' }));
  await again.user.click(await screen.findByRole('button', { name: 'Ja, verwerfen' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Preis/ })).toBeNull());
  await again.user.click(await screen.findByRole('button', edit));
  expect((await name()).value).toBe(prize.name);
});

test('kept entries tell that their field was changed meanwhile; once discarded, the new state can be saved', async () => {
  const viewer = anOperator();
  const prize = aPrize();
  const edit = { name: /^Bearbeiten: / };
  const { user } = await open([prize], { viewer });
  await user.click(await screen.findByRole('button', edit));
  await fill(await name(), 'Halb getippt');
  const again = await open([{ ...prize, version: 2, name: 'Von dort' }], { viewer, sameDevice: true });
  await again.user.click(await screen.findByRole('button', edit));
  await (await form()).findByText(/^Inzwischen ist etwas anderes gespeichert/);
  await again.user.click((await form()).getByRole('button', { name: 'Eingaben verwerfen' }));
  await again.user.click(await screen.findByRole('button', { name: 'Ja, verwerfen' }));
  await waitFor(async () => expect((await name()).value).toBe('Von dort'));
  expect((await form()).queryByText(/^Deine ungespeicherten Eingaben/)).toBeNull();
  await fill(await name(), 'Von dort und hier');
  await again.user.click((await form()).getByRole('button', { name: 'Speichern' }));
  await screen.findByRole('heading', { name: 'Von dort und hier' });
  expect(again.sent('SavePrize')).toMatchObject([{ input: { version: 2 } }]);
});

test('a form that is opened again right after a save has nothing of it, and its own entries are kept', async () => {
  const viewer = anOperator();
  const prize = aPrize({ name: 'Ein Ball' });
  const { user, change } = await open([prize], { viewer });
  await user.click(await screen.findByRole('button', { name: 'Bearbeiten: Ein Ball' }));
  await fill(await name(), 'Zwei Bälle');
  const saved = { ...prize, name: 'Zwei Bälle', version: 2 };
  let arrive = (_prices: Price[]): void => undefined;
  change({ prices: () => new Promise<Price[]>((resolve) => void (arrive = resolve)) });
  await user.click((await form()).getByRole('button', { name: 'Speichern' }));
  await user.click(await screen.findByRole('button', { name: 'Bearbeiten: Zwei Bälle' }));
  expect((await name()).value).toBe('Zwei Bälle');
  expect((await form()).queryByText(/^Deine ungespeicherten Eingaben/)).toBeNull();
  await fill(await name(), 'Drei Bälle');
  await andSettle(() => arrive([saved]));
  const again = await open([saved], { viewer, sameDevice: true });
  await again.user.click(await screen.findByRole('button', { name: 'Bearbeiten: Zwei Bälle' }));
  expect((await name()).value).toBe('Drei Bälle');
});

test('a restored day that is over must be chosen again', async () => {
  const viewer = anOperator();
  const { user } = await open([], { viewer });
  const anew = async () => (await screen.findAllByRole('button', { name: 'Neuer Preis' }))[0]!;
  await user.click(await anew());
  await user.selectOptions((await form()).getByLabelText('Tag'), '2024-06-15');
  const later = await open([], { viewer, sameDevice: true, now: hoursLater(30) });
  await later.user.click(await anew());
  await name();
  const day = (await form()).getByLabelText<HTMLSelectElement>('Tag');
  expect(day.selectedOptions[0]?.textContent).toBe('Bitte wählen');
});

test('leaving with an unsaved picture asks for a confirmation', async () => {
  watchLeaving();
  const { user } = await open();
  await user.click((await screen.findAllByRole('button', { name: 'Neuer Preis' }))[0]!);
  await name();
  const goes = () => dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(goes()).toBe(true);
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  await user.upload(input, new File(['x'], 'preis.png', { type: 'image/png' }));
  await (await form()).findByRole('button', { name: 'Verwerfen' });
  expect(goes()).toBe(false);
  await user.click((await form()).getByRole('button', { name: 'Verwerfen' }));
  expect(goes()).toBe(true);
});

test('a due prize is drawn once, after a confirmation with the number of candidates', async () => {
  const prize = aPrize({ state: 'DUE' });
  const { user, change, sent } = await open([prize]);
  const drawn: Price = { ...prize, state: 'DRAWN', drawing: aDrawing({ drawnAt: hoursLater(0) }) };
  const withWinner = { ...drawn, winners: [aWinner(drawn, { isPublished: false })] };
  change({ drawPrice: { price: withWinner }, prices: () => [sent('DrawPrize').length ? withWinner : prize] });
  await user.click(await screen.findByRole('button', { name: `Gewinner ziehen: ${prize.name}` }));
  await screen.findByText(/^1 Gewinner aus 2 Kandidaten/);
  await user.click(screen.getByRole('button', { name: 'Jetzt ziehen' }));
  await screen.findByText('Gerd Gewinner');
  screen.getByRole('button', { name: `Veröffentlichen: ${prize.name}` });
  expect(sent('DrawPrize')).toHaveLength(1);
});

test('if a drawn player may no longer win, publishing draws a replacement and shows a message', async () => {
  const drawn = aPrize({ state: 'DRAWN' });
  const prize = { ...drawn, winners: [aWinner(drawn, { isPublished: false })] };
  const { user, change } = await open([prize]);
  change({ publishWinners: { wasPublished: false, price: prize } });
  await user.click(await screen.findByRole('button', { name: `Veröffentlichen: ${prize.name}` }));
  await screen.findByText(/Danach sehen alle, wer gewonnen hat: Gerd Gewinner/);
  const before = [...document.querySelectorAll('[role=status]')];
  await user.click(screen.getByRole('button', { name: 'Ja, veröffentlichen' }));
  const notice = await screen.findByText(/deshalb wurde nachgezogen/);
  expect(before).toContain(notice.closest('[role=status]'));
  const published: Price = { ...prize, state: 'PUBLISHED', version: 2 };
  change({ publishWinners: { wasPublished: true, price: published }, prices: [published] });
  await user.click(screen.getByRole('button', { name: `Veröffentlichen: ${prize.name}` }));
  await user.click(await screen.findByRole('button', { name: 'Ja, veröffentlichen' }));
  await waitFor(() => expect(screen.queryByText(/deshalb wurde nachgezogen/)).toBeNull());
});

test('a drawn prize cannot be changed, and one that nobody won is not announced', async () => {
  const prize = aPrize({ state: 'DRAWN' });
  await open([prize]);
  await screen.findByText('Niemand darf gewinnen, und es gibt keine weiteren Kandidaten.');
  expect(screen.queryByRole('button', { name: /^(Bearbeiten|Text vorschlagen):/ })).toBeNull();
});

test('a suggested text names those who may win, and can be copied', async () => {
  const drawn = aPrize({ state: 'DRAWN' });
  const isOut = { outReason: 'gesperrt', user: aPlayer({ firstname: 'Olaf', lastname: 'Aus' }) };
  const winners = [aWinner(drawn, isOut), aWinner(drawn)];
  const { user, change } = await open([{ ...drawn, winners }]);
  change({ textSuggestion: '<p>Glückwunsch, <strong>[Name]</strong>! [Name] hat gewonnen.</p>' });
  await user.click(await screen.findByRole('button', { name: `Text vorschlagen: ${drawn.name}` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Vorschlag: ${drawn.name}` }));
  const text = 'Glückwunsch, Gerd Gewinner! Gerd Gewinner hat gewonnen.';
  expect((await dialog.findByText('Gerd Gewinner')).parentElement?.textContent).toBe(text);
  await user.click(dialog.getByRole('button', { name: 'Kopieren' }));
  await dialog.findByRole('button', { name: 'Kopiert!' });
  expect(await navigator.clipboard.readText()).toBe(text);
});
