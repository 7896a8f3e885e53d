import type { Mutation } from './mutation.ts';

/** What players enter, until the server has it. */
// prettier-ignore -- a row each
export const outboxRules: Mutation[] = [
  {
    what: 'what is entered is not kept on the device',
    file: 'web/src/lib/keep-up.ts',
    from: 'keep.put(key, next, kept);',
    to: '',
    tests: 'unit web/src/features/tipps/tipp-outbox',
  },
  {
    what: 'what was left is sent without a look',
    file: 'web/src/lib/saver.ts',
    from: 'if (!entry.inFlight && !entry.timer) doubt.look();',
    to: 'flush(key);',
    tests: 'unit web/src/features/tipps/tipp-outbox',
  },
  {
    what: 'an old phone overwrites what another has entered since',
    file: 'web/src/lib/judge-look.ts',
    from: 'const strange = refusal || !kept ? []',
    to: 'const strange = !refusal || !kept ? []',
    tests: 'unit web/src/features/tipps/tipp-outbox',
  },
  {
    what: 'own earlier saves pass for those of another device',
    file: 'web/src/lib/kept-wish.ts',
    from: 'const earlier = before ? withWish(rules, before) : {};',
    to: 'const earlier = before ? before.ours : {};',
    tests: 'unit web/src/lib/kept-wish',
  },
  {
    what: 'dice that have fallen are thrown again',
    file: 'web/src/lib/judge-look.ts',
    from: 'kept && hasDrawn(rules, kept, wish, stored)',
    to: 'false',
    tests: 'unit web/src/features/tipps/tipp-outbox',
  },
  {
    what: 'what may still come through is told as lost',
    file: 'web/src/lib/judge-look.ts',
    from: "if (refusal?.code === 'LOCKED' && !isSettled) return { is: 'late' };",
    to: '',
    tests: 'unit web/src/features/tipps/tipp-outbox',
  },
  {
    what: 'what does not count any more is told to nobody',
    file: 'web/src/lib/saver.ts',
    from: 'entry.about && !isEmpty(lost)',
    to: 'entry.about && isEmpty(lost)',
    tests: 'unit web/src/features/tipps/tipp-outbox',
  },
  {
    what: 'what was refused for another reason never ends',
    file: 'web/src/lib/saver.ts',
    from: 'setTimeout(() => onLocked(key), left)',
    to: 'undefined',
    tests: 'unit web/src/features/tipps/tipp-outbox',
  },
  {
    what: 'what is stored is forgotten while an older save may still overwrite it',
    file: 'web/src/lib/saver.ts',
    from: 'wish: whole(entry), hasSeen',
    to: 'wish: entry.wanted, hasSeen',
    tests: 'unit web/src/features/tipps/tipp-outbox',
  },
  {
    what: 'a player finds what another has entered on the same device',
    file: 'web/src/lib/outbox.ts',
    from: 'readAll(opening, [userId, kind])',
    to: 'readAll(opening, []).then((rows) => rows.filter(([key]) => key[1] === kind))',
    tests: 'unit web/src/lib/outbox',
  },
  {
    what: 'the shell is silent about what is not stored',
    file: 'web/src/lib/outbox.ts',
    from: 'filter(({ since }) => since <= due)',
    to: 'filter(({ since }) => since < 0)',
    tests: 'unit web/src/lib/outbox',
  },
  {
    what: 'where the device keeps nothing, the page may go',
    file: 'web/src/lib/outbox.ts',
    from: 'return store.isKept;',
    to: 'return true;',
    tests: 'unit web/src/lib/outbox',
  },
  {
    what: 'the current page of tipps and the same by its number are two',
    file: 'web/src/apollo/tipp-pages.ts',
    from: 'pages.current ?? 0',
    to: '0',
    tests: 'unit web/src/apollo/tipp-pages',
  },
];
