import { describe, expect, test } from '@jest/globals';
import type { Mail, MailKind } from '../../domain/mail/mail.ts';
import { newMailToken } from '../mail-token.ts';
import { linkMail } from './account-mails.ts';
import { salutation } from './salutation.ts';
import { writeMail } from './write-mail.ts';

const token = 'Qm9iLCBkYXMgaXN0IGVpbiBCZWlzcGllbC1Ub2tlbiEh';
const about = { key: 'sample', userId: 17, to: 'ada@example.org' };

/** One mail of every kind. */
const sampleMails: { [Kind in Exclude<MailKind, 'goal'>]: Mail<Kind> } = {
  confirm: { ...about, kind: 'confirm', data: { firstname: 'Ada', token } },
  reset: { ...about, kind: 'reset', data: { firstname: 'Ada', token } },
  'password-changed': { ...about, kind: 'password-changed', data: { firstname: 'Ada' } },
  'provider-linked': {
    ...about,
    kind: 'provider-linked',
    data: { firstname: 'Ada', provider: 'Beispiel-ID' },
  },
  'email-new': { ...about, kind: 'email-new', data: { firstname: 'Ada', token } },
  'email-changed': { ...about, kind: 'email-changed', data: { firstname: 'Ada' } },
  recommend: {
    ...about,
    kind: 'recommend',
    data: { recommender: 'Ada Lovelace', guid: 'f00ba7', groupLink: '', unsubscribe: token },
  },
  reminder: {
    ...about,
    kind: 'reminder',
    data: {
      ...{ firstname: 'Ada', kickoff: '2024-06-23T19:00:00.000Z', unsubscribe: `r17-${token}` },
      matches: [
        { matchId: 25, pageNumber: 3, team1: 'Schweiz', team2: 'Deutschland' },
        { matchId: 26, pageNumber: 3, team1: 'Schottland', team2: 'Ungarn' },
      ],
    },
  },
};

const letterhead = { publicUrl: 'https://tippspiel.example' };
const kinds = Object.keys(sampleMails) as (keyof typeof sampleMails)[];

describe.each(kinds)('the mail %s', (kind) => {
  const letter = writeMail(sampleMails[kind], letterhead);

  test('has a one-line subject, and HTML and text say the same', () => {
    expect(letter.subject).toMatch(/^[^\r\n]{10,80}$/);
    const ways = [...letter.html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url!.replaceAll('&amp;', '&'));
    const text = letter.html
      .replace(/<style>[^]*?<\/style>|<title>[^]*?<\/title>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ');
    const words = `${text} ${ways.join(' ')}`;
    for (const line of letter.text.split('\n').filter((text) => text && !text.startsWith('-- ')))
      // A label with its address; HTML shows the address below the label.
      for (const part of line.split(/: (?=https?:)|:$/)) expect(words).toContain(part);
  });

  test('links only to the product, and loads nothing from elsewhere', () => {
    const links = [...letter.html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url!);
    expect(links.length).toBeGreaterThan(0);
    expect(
      links.filter((url) => url !== letterhead.publicUrl && !url.startsWith(`${letterhead.publicUrl}/`)),
    ).toEqual([]);
    expect(letter.html).not.toMatch(/<img|<script|@import|url\(/);
  });
});

test('players’ input is text, never HTML', () => {
  const mail: Mail = { ...sampleMails.reset, data: { firstname: 'Ada', token: '"><script>' } };
  expect(writeMail(mail, letterhead).html).not.toContain('<script>');
});

test('a link to a new password expires with its token, and a reminder at kick-off', () => {
  const now = new Date('2024-06-10T12:00:00Z');
  const made = newMailToken('reset', { userId: 1, email: 'ada@example.org' }, now);
  const { data } = linkMail({ id: 1, firstname: 'Ada' }, made, { now, requestId: 'test' });
  expect(writeMail(data, letterhead).expires).toEqual(made.token.expires);
  const { reminder } = sampleMails;
  expect(writeMail(reminder, letterhead).expires).toEqual(new Date(reminder.data.kickoff));
});

test('mails claim nothing that does not hold for every receiver', () => {
  expect(writeMail(sampleMails.confirm, letterhead).text).not.toMatch(/willkommen|dabei bist|angemeldet/);
  expect(writeMail(sampleMails.recommend, letterhead).text).not.toContain('zweite Einladung');
});

test.each([
  ['Ada', 'Hallo Ada'],
  ['Jean-Luc', 'Hallo Jean-Luc'],
  ["D'Arcy", "Hallo D'Arcy"],
  ['J. R.', 'Hallo J. R.'],
  ['Gewinne auf evil.example', 'Hallo'],
  ['http://evil', 'Hallo'],
  ['<b>Ada</b>', 'Hallo'],
  ['x'.repeat(41), 'Hallo'],
  ['', 'Hallo'],
])('%s is greeted with %s', (firstname, greeting) => {
  expect(salutation(firstname)).toBe(greeting);
});
