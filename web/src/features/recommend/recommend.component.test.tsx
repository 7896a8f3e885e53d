import { expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { failure } from '../../testing/failure.ts';
import { aFeed } from '../../testing/feed.ts';
import { fill } from '../../testing/fill.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aViewer } from '../../testing/player.ts';
import { section } from '../../testing/section.ts';
import { pass } from '../../testing/time.ts';
import { aTournament } from '../../testing/tournament.ts';

const viewer = aViewer();
const answers = { posts: aFeed() };
const title = 'Freunde einladen';
const toBox = async () => {
  await screen.findByRole('region', { name: title });
  return section(title);
};

test('the box shows the link to share, and a button only after an address is entered', async () => {
  const message = 'Bitte gib eine gültige E-Mail-Adresse ein.';
  const { user } = await openApp('/', {
    viewer,
    answers: { ...answers, sendRecommendation: failure('BAD_USER_INPUT', message, 'email') },
  });
  const box = await toBox();
  await user.click(box.getByRole('button', { name: 'Link kopieren' }));
  await box.findByRole('button', { name: 'Kopiert!' });
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/registrieren/${viewer.recommendGuid}`,
  );
  const email = box.getByLabelText('E-Mail-Adresse');
  await fill(email, '   ');
  expect(box.queryByRole('button', { name: 'Einladen' })).toBeNull();
  await fill(email, 'keine Adresse');
  await user.click(await box.findByRole('button', { name: 'Einladen' }));
  await box.findByText(message);
  expect(box.queryByRole('link', { name: /^WhatsApp/ })).toBeNull();
});

test('a second after sending, the field is empty and the link is shown again', async () => {
  jest.useFakeTimers();
  const { user, sent } = await openApp('/', {
    viewer,
    answers: { ...answers, sendRecommendation: { accepted: true } },
  });
  const box = await toBox();
  await fill(box.getByLabelText('E-Mail-Adresse'), ' freundin@example.org ');
  await user.keyboard('{Enter}');
  await box.findByText(/^Danke!/);
  expect(sent('SendRecommendation')).toEqual([{ input: { email: 'freundin@example.org' } }]);
  await pass(1000);
  await box.findByRole('link', { name: /^WhatsApp/ });
  expect(box.getByLabelText('E-Mail-Adresse')).toHaveProperty('value', '');
});

test('the device does not store a friend’s address', async () => {
  await openApp('/', { viewer, answers });
  await fill((await toBox()).getByLabelText('E-Mail-Adresse'), 'freundin@example.org');
  expect(JSON.stringify(localStorage)).not.toContain('freundin');
});

test('another address can be entered only after the first was sent', async () => {
  jest.useFakeTimers();
  let arrive = (_answer: { accepted: boolean }): void => undefined;
  const held = new Promise<{ accepted: boolean }>((resolve) => (arrive = resolve));
  const { user } = await openApp('/', { viewer, answers: { ...answers, sendRecommendation: () => held } });
  const box = await toBox();
  const email = box.getByLabelText<HTMLInputElement>('E-Mail-Adresse');
  await user.type(email, 'a@example.org{Enter}');
  await user.type(email, 'b');
  expect(email.value).toBe('a@example.org');
  arrive({ accepted: true });
  await box.findByText(/^Danke!/);
  await pass(1000);
  await user.type(email, 'b');
  expect(email.value).toBe('b');
});

test('there is no box once the first match is locked', async () => {
  await openApp('/', {
    viewer,
    answers: { ...answers, tournament: aTournament({ firstMatchIsLocked: true }) },
  });
  await screen.findByPlaceholderText('Was gibt es Neues?');
  await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull());
});

test('a mail’s ‘nie wieder’ link asks for a confirmation, with another text for reminders', async () => {
  const { user, sent } = await openApp('/abbestellen/abc', {
    answers: { unsubscribe: { unsubscribed: true } },
  });
  await screen.findByRole('heading', { name: 'Keine Einladungen mehr' });
  expect(sent('Unsubscribe')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ja, nie wieder' }));
  await screen.findByRole('heading', { name: 'Erledigt: nie wieder' });
  expect(sent('Unsubscribe')).toEqual([{ input: { token: 'abc' } }]);
  await openApp('/abbestellen/r12-abc');
  await screen.findByRole('heading', { name: 'Keine Erinnerungen mehr' });
});

test.each([
  ['abc', 'Ja, nie wieder', 'Zum Tippspiel', '/'],
  ['r12-abc', 'Ja, nicht mehr erinnern', 'Zu Deinem Profil', '/profil'],
])('an invalid link shows an error and the next step: %s', async (token, yes, next, to) => {
  const { user } = await openApp(`/abbestellen/${token}`, {
    answers: { unsubscribe: failure('BAD_USER_INPUT', 'Der Link ist ungültig.', 'token') },
  });
  await user.click(await screen.findByRole('button', { name: yes }));
  await screen.findByRole('heading', { name: 'Dieser Link gilt nicht mehr' });
  expect(screen.getByRole('link', { name: next }).getAttribute('href')).toBe(to);
  expect(screen.queryByRole('button', { name: yes })).toBeNull();
});
