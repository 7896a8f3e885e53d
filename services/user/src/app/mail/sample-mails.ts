import type { Mail, MailKind } from '../../domain/mail/mail.ts';

const token = 'Qm9iLCBkYXMgaXN0IGVpbiBCZWlzcGllbC1Ub2tlbiEh';
const about = { key: 'sample', userId: 17, to: 'ada@example.org' };

/** One mail of every kind, for tests and for a preview. */
export const sampleMails: { [Kind in Exclude<MailKind, 'goal'>]: Mail<Kind> } = {
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
