import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/dom';
import type {
  MutationSaveCommonProfileArgs,
  MutationSaveContactProfileArgs,
} from '../../generated/schema.ts';
import { failure } from '../../testing/failure.ts';
import { fill } from '../../testing/fill.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aPlayer, aProfile, aViewer } from '../../testing/player.ts';
import { dialog, section } from '../../testing/section.ts';

const viewer = aViewer({ player: aPlayer({ firstname: 'Mia', lastname: 'Muster' }) });
const { user: player, profile } = viewer;
const countries = ['Deutschland', 'Schweden', 'Schweiz'];
/** The server's answers to saving. */
const saving = {
  countries,
  saveCommonProfile: ({ input }: MutationSaveCommonProfileArgs) => ({
    viewer: aViewer({
      ...viewer,
      profile: aProfile({
        ...profile,
        hobbies: input.hobbies ?? profile.hobbies,
        reminder: input.reminder ?? profile.reminder,
        goalAlert: input.goalAlert ?? profile.goalAlert,
        quietFrom: input.quietFrom ?? profile.quietFrom,
        quietUntil: input.quietUntil ?? profile.quietUntil,
      }),
    }),
  }),
  saveContactProfile: ({ input }: MutationSaveContactProfileArgs) => {
    const { firstname, country } = { ...player, ...input } as typeof player;
    return {
      viewer: aViewer({
        ...viewer,
        user: { ...player, firstname, country },
        profile: { ...profile, firstname, country },
      }),
    };
  },
};

const value = (name: string, label: string) => section(name).getByLabelText<HTMLInputElement>(label).value;
const save = { name: 'Speichern' };
const toTab = async (
  { user }: Pick<Awaited<ReturnType<typeof openApp>>, 'user'>,
  name: string,
): Promise<void> => {
  const tabs = within(screen.getByRole('navigation', { name: 'Bereiche des Profils' }));
  await user.click(tabs.getByRole('link', { name: new RegExp(`^${name}`) }));
  await screen.findByRole('region', { name });
};

afterEach(() => void Reflect.deleteProperty(window, 'Notification'));

test('a value that was set back does not undo what another device has saved since', async () => {
  const page = (hobbies: string, sameDevice: boolean) =>
    openApp('/profil/1', {
      viewer: { ...viewer, profile: { ...profile, hobbies } },
      ...{ answers: { countries }, sameDevice },
    });
  await page('Lesen', false);
  await fill(await screen.findByLabelText('Interessen'), 'Im Tor stehen');
  await fill(screen.getByLabelText('Alter'), '40');
  await fill(screen.getByLabelText('Interessen'), 'Lesen');
  await page('Laufen', true);
  expect(await screen.findByLabelText('Alter')).toHaveProperty('value', '40');
  expect(screen.getByLabelText('Interessen')).toHaveProperty('value', 'Laufen');
});

test('leaving with unsaved changes asks for a confirmation', async () => {
  const { user } = await openApp('/profil/1', { viewer, answers: { countries, template: null } });
  await fill(await screen.findByLabelText('Interessen'), 'Im Tor stehen');
  const rules = screen.getAllByRole('link', { name: 'Spielregeln' })[0]!;
  await user.click(rules);
  await user.click((await dialog()).getByRole('button', { name: 'Weiter bearbeiten' }));
  expect(value('Allgemein', 'Interessen')).toBe('Im Tor stehen');
  await user.click(rules);
  await user.click((await dialog()).getByRole('button', { name: 'Ja, verwerfen' }));
  await waitFor(() => expect(location.pathname).toBe('/spielregeln'));
});

test('unsaved changes are kept on the device until they are saved or discarded', async () => {
  const answers = { ...saving, template: null };
  const first = await openApp('/profil/2', { viewer, answers });
  await fill(await screen.findByLabelText('Vorname'), 'Maria');
  await toTab(first, 'Allgemein');
  await fill(await screen.findByLabelText('Interessen'), 'Im Tor stehen');

  const second = await openApp('/profil/2', { viewer, answers, sameDevice: true });
  await screen.findByLabelText('Vorname');
  expect(value('Kontaktdaten', 'Vorname')).toBe('Maria');
  await second.user.click(section('Kontaktdaten').getByRole('button', save));
  await section('Kontaktdaten').findByText('gespeichert');
  await toTab(second, 'Allgemein');
  await screen.findByLabelText('Interessen');
  expect(value('Allgemein', 'Interessen')).toBe('Im Tor stehen');
  await second.user.click(screen.getAllByRole('link', { name: 'Spielregeln' })[0]!);
  await second.user.click((await dialog()).getByRole('button', { name: 'Ja, verwerfen' }));
  await waitFor(() => expect(location.pathname).toBe('/spielregeln'));

  await openApp('/profil/2', { viewer, answers, sameDevice: true });
  await screen.findByLabelText('Vorname');
  expect(value('Kontaktdaten', 'Vorname')).toBe(viewer.profile.firstname);
});

test('the browser asks before a logout with unsaved changes', async () => {
  const { user, loads } = await openApp('/profil/1', { viewer, answers: { countries } });
  await fill(await screen.findByLabelText('Interessen'), 'Im Tor stehen');
  await user.click(screen.getByRole('button', { name: /^Dein Konto/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Abmelden' }));
  expect(loads).toEqual(['/abmelden']);
  const going = new Event('beforeunload', { cancelable: true });
  dispatchEvent(going);
  expect(going.defaultPrevented).toBe(true);
});

test('unchanged fields are not sent, because another device or operators may have changed them', async () => {
  const { user, sent } = await openApp('/profil/2', { viewer, answers: saving });
  await fill(await screen.findByLabelText('PLZ'), ' 50667 ');
  await user.click(section('Kontaktdaten').getByRole('button', save));
  await section('Kontaktdaten').findByText('gespeichert');
  await toTab({ user }, 'Allgemein');
  await user.click(section('Allgemein').getByText('12 Std.'));
  await user.click(section('Allgemein').getByRole('button', save));
  await section('Allgemein').findByText('gespeichert');
  expect(sent('SaveContactProfile')).toEqual([{ input: { zipCode: '50667' } }]);
  expect(sent('SaveCommonProfile')).toEqual([{ input: { reminder: 12 } }]);
});

test('goal alerts and their quiet time can be set if notifications are available', async () => {
  const { user, sent } = await openApp('/profil/1', {
    viewer: { ...viewer, pushKey: 'key' },
    answers: saving,
  });
  await screen.findByRole('radiogroup', { name: 'Toralarm' });
  const common = section('Allgemein');
  expect(common.queryByLabelText('Ruhezeit von')).toBeNull();
  common.getByText('Kein Toralarm.');
  await user.click(common.getByRole('radio', { name: 'Tipps' }));
  common.getByText('Spiele mit meinem Tipp.');
  await user.selectOptions(common.getByLabelText('Ruhezeit von'), '22 Uhr');
  common.getByText('Von 22 bis 7 Uhr meldet sich kein Tor. Erinnerungen kommen trotzdem.');
  await user.click(common.getByRole('button', save));
  await common.findByText('gespeichert');
  expect(sent('SaveCommonProfile')).toEqual([{ input: { goalAlert: 'TIPPS', quietFrom: 22 } }]);
});

test.each([
  ['was not asked for permission', 'default', 1],
  ['has permission', 'granted', 0],
  ['forbids them, whose switch below explains it', 'denied', 0],
  ['has no notifications', undefined, 0],
])('goal alerts: a browser that %s', async (_what, permission, hints) => {
  if (permission) Object.assign(window, { Notification: { permission } });
  const { user } = await openApp('/profil/1', {
    viewer: { ...viewer, pushKey: 'key' },
    answers: saving,
  });
  const hint = /^In diesem Browser noch aus/;
  await screen.findByRole('radiogroup', { name: 'Toralarm' });
  const common = section('Allgemein');
  const tipps = await common.findByRole('radio', { name: 'Tipps' });
  expect(common.queryByText(hint)).toBeNull();
  await user.click(tipps);
  expect(common.queryAllByText(hint)).toHaveLength(hints);
});

test('without notifications there is no goal alert setting', async () => {
  await openApp('/profil/1', { viewer, answers: saving });
  await screen.findByRole('radiogroup', { name: 'Erinnerung' });
  expect(screen.queryByRole('radiogroup', { name: 'Toralarm' })).toBeNull();
});

test('a missing name shows an error at its field, and nothing is sent', async () => {
  const { user, sent } = await openApp('/profil/2', { viewer, answers: { countries } });
  const firstname = await screen.findByLabelText('Vorname');
  await fill(firstname, ' ');
  await user.click(section('Kontaktdaten').getByRole('button', save));
  await screen.findByText('Bitte gib Deinen Vornamen ein.');
  expect(document.activeElement).toBe(firstname);
  expect(sent('SaveContactProfile')).toEqual([]);
});

test('a country is found by its first letters and chosen by keyboard, and saved values appear everywhere', async () => {
  const { user, sent } = await openApp('/profil/2', { viewer, answers: saving });
  const country = await screen.findByRole('combobox', { name: 'Land' });
  await fill(country, 'Atlantis');
  await screen.findAllByText('Kein Eintrag gefunden');
  await fill(country, 'schw');
  await screen.findByRole('option', { name: 'Schweden' });
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(value('Kontaktdaten', 'Land')).toBe('Schweiz');
  await fill(screen.getByLabelText('Vorname'), ' Anna ');
  await user.click(section('Kontaktdaten').getByRole('button', save));
  await section('Kontaktdaten').findByText('gespeichert');
  expect(value('Kontaktdaten', 'Vorname')).toBe('Anna');
  expect(sent('SaveContactProfile')).toMatchObject([{ input: { firstname: 'Anna', country: 'Schweiz' } }]);
  within(screen.getByRole('complementary', { name: 'Mein Profil' })).getByText('Schweiz');
});

test('entries survive tab changes and a rejected save, and the section saved last shows the outcome', async () => {
  const { user, change } = await openApp('/profil/7', {
    viewer,
    answers: { ...saving, saveCommonProfile: failure('FORBIDDEN', 'Nein.') },
  });
  await fill(await screen.findByLabelText('Interessen'), '  Kicken,\nKochen ');
  await toTab({ user }, 'Kontaktdaten');
  await waitFor(() => expect(location.pathname).toBe('/profil/2'));
  await fill(await screen.findByLabelText('Vorname'), 'Anna');
  await user.click(section('Kontaktdaten').getByRole('button', save));
  await section('Kontaktdaten').findByText('gespeichert');
  await toTab({ user }, 'Allgemein');
  await user.click(section('Allgemein').getByRole('button', save));
  await section('Allgemein').findByText('Nein.');
  expect(value('Allgemein', 'Interessen')).toBe('  Kicken,\nKochen ');

  change(saving);
  await user.click(section('Allgemein').getByText('12 Std.'));
  await user.click(section('Allgemein').getByRole('button', save));
  await section('Allgemein').findByText('gespeichert');
  expect(value('Allgemein', 'Interessen')).toBe('Kicken,\nKochen');
  expect(section('Allgemein').getByLabelText('12 Std.')).toHaveProperty('checked', true);
  await toTab({ user }, 'Kontaktdaten');
  expect(section('Kontaktdaten').queryByText('gespeichert')).toBeNull();
});

test('what the summary misses leads into the tab, also into the open one', async () => {
  const { user } = await openApp('/profil/2', {
    viewer: aViewer({ profile: aProfile({ hasAddress: false }) }),
    answers: { countries },
  });
  await user.click(await screen.findByRole('link', { name: 'Adresse eintragen' }));
  const panel = screen.getByRole('group', { name: 'Kontaktdaten' });
  await waitFor(() => expect(document.activeElement).toBe(panel));
  screen.getByLabelText('Vorname').focus();
  await user.click(screen.getByRole('link', { name: 'Adresse eintragen' }));
  await waitFor(() => expect(document.activeElement).toBe(panel));
});

test('no field claims to be required, and each part of the address is known to the browser', async () => {
  await openApp('/profil/2', { viewer, answers: { countries } });
  await screen.findByLabelText('Land');
  expect(document.querySelectorAll('[aria-required], [required]')).toHaveLength(0);
  const kinds = ['Straße Hnr.', 'PLZ', 'Ort', 'Land'].map((label) =>
    screen.getByLabelText(label).getAttribute('autocomplete'),
  );
  expect(kinds).toEqual(['address-line1', 'postal-code', 'address-level2', 'country-name']);
});
