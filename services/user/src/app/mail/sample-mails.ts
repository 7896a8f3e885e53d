import type { Mail, MailKind } from '../../domain/mail/mail.ts';

const token = 'Qm9iLCBkYXMgaXN0IGVpbiBCZWlzcGllbC1Ub2tlbiEh';
const about = { key: 'sample', userId: 17, to: 'ada@example.org' };

/** One of every kind, for tests and to be looked at. */
export const sampleMails: { [Kind in MailKind]: Mail<Kind> } = {
  confirm: { ...about, kind: 'confirm', data: { firstname: 'Ada', token } },
  reset: { ...about, kind: 'reset', data: { firstname: 'Ada', token } },
  'password-changed': { ...about, kind: 'password-changed', data: { firstname: 'Ada' } },
  'email-new': { ...about, kind: 'email-new', data: { firstname: 'Ada', token } },
  'email-changed': { ...about, kind: 'email-changed', data: { firstname: 'Ada' } },
  recommend: {
    ...about,
    kind: 'recommend',
    data: { recommender: 'Ada Lovelace', guid: 'f00ba7', groupLink: '', unsubscribe: token },
  },
};
