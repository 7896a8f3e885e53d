import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type {
  MutationAddSponsorArgs,
  MutationRemoveSponsorArgs,
  Sponsor,
  SponsorType,
} from '../../generated/schema.ts';
import { failure } from '../../testing/failure.ts';
import { fill } from '../../testing/fill.ts';
import { openApp } from '../../testing/open-app.tsx';
import { anOperator, aViewer } from '../../testing/player.ts';
import { aSponsor } from '../../testing/sponsor.ts';

const links = {
  sponsor: 'https://www.example.org/sponsor-werden',
  prizes: 'https://www.example.org/preise.pdf',
  privacy: 'https://www.example.org/datenschutz',
  provider: 'https://www.example.org/',
};

const open = async (viewer: ReturnType<typeof aViewer> | null, sponsors: Sponsor[], http = {}) => {
  const app = await openApp('/sponsoren', {
    viewer,
    session: { links },
    http,
    answers: {
      sponsors: () => sponsors,
      uploadMaxBytes: 10_000_000,
      cropUpload: { code: 'cut-1', pictureUrl: '/downloadImage/sponsors/cut-1.png' },
      addSponsor: ({ input }: MutationAddSponsorArgs) => {
        const sponsor = aSponsor({ ...input, sponsorType: input.sponsorType as SponsorType });
        sponsors = [...sponsors, sponsor];
        return { sponsor };
      },
      removeSponsor: ({ input }: MutationRemoveSponsorArgs) => {
        sponsors = sponsors.filter(({ id }) => id !== input.sponsorId);
        return { removedId: input.sponsorId };
      },
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Sponsoren' });
  return app;
};

test('a visitor sees the sponsors by tier, and how to become one', async () => {
  await open(null, [
    aSponsor({ companyName: 'Bronzegießer', sponsorType: 'bronze' }),
    aSponsor({ companyName: 'Goldgräber' }),
    aSponsor({ companyName: 'Silberschmied', sponsorType: 'silber', link: '' }),
  ]);
  const main = within(screen.getByRole('main'));
  await main.findByRole('heading', { name: 'GOLD' });
  expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'GOLD',
    'SILBER',
    'BRONZE',
    'Hier ist noch Platz für Dich',
  ]);
  const link = main.getByRole('link', { name: /^Goldgräber/ });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://www.example.org/morgenrot',
    'noopener sponsored',
  ]);
  expect(main.queryByRole('link', { name: /^Silberschmied/ })).toBeNull();
  expect(main.getByRole('link', { name: /^Sponsor werden/ }).getAttribute('href')).toBe(links.sponsor);
  expect(main.queryByRole('button', { name: /hinzufügen|entfernen/ })).toBeNull();
});

test('menu and footer link to external pages', async () => {
  await open(aViewer(), [aSponsor()]);
  const menu = within(await screen.findByRole('navigation', { name: 'Menü' }));
  const prizes = menu.getByRole('link', { name: /^Preise/ });
  expect([prizes.getAttribute('href'), prizes.getAttribute('target')]).toEqual([links.prizes, '_blank']);
  expect(menu.getByRole('link', { name: 'Sponsoren' }).getAttribute('aria-current')).toBe('page');
  const footer = within(screen.getByRole('navigation', { name: 'Fußzeile' }));
  expect(footer.getByRole('link', { name: /^example\.org/ }).getAttribute('href')).toBe(links.provider);
  expect(footer.getByRole('link', { name: /^Datenschutz/ }).getAttribute('href')).toBe(links.privacy);
});

test('after a failure the page shows the error and can retry', async () => {
  const { user, change } = await openApp('/sponsoren', {
    answers: { sponsors: failure('UNAVAILABLE', 'Gerade nicht.') },
  });
  const main = within(await screen.findByRole('main'));
  await main.findByText('Gerade nicht.');
  change({ sponsors: [aSponsor()] });
  await user.click(main.getByRole('button', { name: 'Nochmal probieren' }));
  await main.findByRole('heading', { name: 'GOLD' });
});

test('without sponsors an operator is invited to add the first one', async () => {
  const { user } = await open(anOperator(), []);
  await screen.findByText('Noch keine Sponsoren');
  await user.click(screen.getAllByRole('button', { name: 'Sponsor hinzufügen' }).at(-1)!);
  await screen.findByRole('dialog', { name: 'Neuer Sponsor' });
});

test('an operator adds a sponsor, and the form names missing fields at each step', async () => {
  const uploaded = () => new Response(JSON.stringify({ data: 'code-1' }));
  const { user, sent } = await open(anOperator(), [aSponsor()], { '/api/uploadImage': uploaded });
  await user.click(await screen.findByRole('button', { name: 'Sponsor hinzufügen' }));
  const form = within(await screen.findByRole('dialog', { name: 'Neuer Sponsor' }));
  const save = form.getByRole('button', { name: 'Sponsor speichern' });
  const hasFocus = (element: Element) => waitFor(() => expect(document.activeElement).toBe(element));

  await user.click(save);
  await form.findByText('Bitte gib den Namen des Sponsors ein.');
  const name = form.getByLabelText('Name');
  await hasFocus(name);
  await user.type(name, 'Metzgerei Münch');
  const link = form.getByLabelText(/^Link/);
  await user.type(link, 'javascript:alert(1)');
  await user.click(save);
  await form.findByText(/^Bitte gib eine Internetadresse an/);
  await hasFocus(link);
  await fill(link, 'www.example.org/metzger');
  await user.click(save);
  await form.findByText('Bitte wähle eine Stufe.');
  await user.click(form.getByRole('radio', { name: 'Silber' }));
  await user.click(save);
  await form.findByText('Bitte lade das Logo des Sponsors hoch.');
  await hasFocus(form.getByRole('button', { name: 'Bild auswählen' }));

  const logo = new File(['logo'], 'logo.png', { type: 'image/png' });
  const files = document.querySelector<HTMLInputElement>('dialog[open] input[type=file]')!;
  await user.upload(files, logo);
  await form.findByText(/^Das Bild ist bereit/);
  await user.click(form.getByRole('button', { name: 'Bild speichern' }));
  await form.findByText('Bild wurde erfolgreich gespeichert!');
  // A logo chosen afterwards must not get lost.
  await user.upload(files, logo);
  await form.findByText(/^Das Bild ist bereit/);
  // Cancelling the file picker keeps the form open.
  files.dispatchEvent(new Event('cancel', { bubbles: true, cancelable: true }));
  await user.click(save);
  await form.findByText(/^Das Bild ist noch nicht gespeichert/);
  expect(screen.queryByRole('dialog', { name: 'Eingaben verwerfen' })).toBeNull();
  await user.click(form.getByRole('button', { name: 'Verwerfen' }));
  await user.click(save);

  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Neuer Sponsor' })).toBeNull());
  screen.getByRole('link', { name: /^Metzgerei Münch/ });
  expect(sent('AddSponsor')).toEqual([
    {
      input: {
        companyName: 'Metzgerei Münch',
        link: 'www.example.org/metzger',
        sponsorType: 'silber',
        pictureUrl: 'cut-1',
      },
    },
  ]);
});

test('a sponsor is removed after a confirmation, whose focus starts on the cancel button', async () => {
  const { user, sent } = await open(anOperator(), [aSponsor()]);
  const remove = await screen.findByRole('button', { name: 'Bäckerei Morgenrot entfernen' });
  await user.click(remove);
  const question = within(await screen.findByRole('dialog', { name: 'Sponsor entfernen' }));
  expect(document.activeElement).toBe(question.getByRole('button', { name: 'Abbrechen' }));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sponsor entfernen' })).toBeNull());
  expect(document.activeElement).toBe(remove);
  expect(sent('RemoveSponsor')).toEqual([]);
  await user.click(remove);
  await user.click(await screen.findByRole('button', { name: 'Ja, entfernen' }));
  await screen.findByText('Noch keine Sponsoren');
});
