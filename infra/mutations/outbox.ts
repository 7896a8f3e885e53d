import { at, type Mutation } from './mutation.ts';

/** Players' input until the server has stored it. */
export const outboxRules: Mutation[] = [
  ...at('web/src/lib/save/saver.ts', 'unit web/src/features/tipps/tipp-outbox', {
    'entries are not stored on the device': ['outbox.put(key, next, record);', ''],
    'a lost entry is not reported': ['outbox?.lose(key,', '((..._lost: unknown[]) => undefined)(key,'],
    'an entry refused for another reason stays after the lock': [
      'setTimeout(() => onLocked(key, about.lockAt), Math.max(leastMs, left))',
      'undefined',
    ],
  }),
  ...at('web/src/lib/save/save-machine.ts', 'unit web/src/features/tipps/tipp-outbox', {
    'a restored save is sent with another key': [
      'return send({ ...next, attempt: record.attempt }, context);',
      'return send(next, context);',
    ],
    "a device with old data overwrites another device's newer tipp": [
      '(field) => differs(field) && isNews(field)',
      '() => false',
    ],
    'a conflict is lost when the app is closed': [
      "return rest({ ...entry, ...answered, message, serverState }, 'conflict');",
      "return rest({ ...entry, ...answered, message, about: serverState }, 'conflict');",
    ],
    'a save that may still succeed is reported as lost': [
      'if (now < entry.settlesAt) return',
      'if (now < 0) return',
    ],
  }),
  ...at('web/src/apollo/saver-hook.ts', 'unit web/src/apollo/saver-hook', {
    "a pending read undoes another tab's entry": [
      'void reading.then(() => saver.adopt(key as Key, target as Change));',
      'saver.adopt(key as Key, target as Change);',
    ],
  }),
  ...at('web/src/lib/save/save-machine.ts', 'unit web/src/features/tipps/tipp-saver', {
    "another tab's entry counts as another device's": [
      'const own = [...entry.own, change].slice(-MOST_OWN);',
      'const own = [...entry.own];',
    ],
    'a save without an answer is repeated with another key': [
      'const attempt = entry.attempt ?? {',
      'const attempt = {',
    ],
    "a save is based on an older page's revision": [
      'known && known.revision > next.revision',
      'known && known.revision < 0',
    ],
    "a pending change is sent along with another tab's entry": [
      'const pendingChange = withoutOverridden(rules, entry.pendingChange, change);',
      'const { pendingChange } = entry;',
    ],
  }),
  ...at('web/src/lib/save/outbox.ts', 'unit web/src/lib/save/outbox', {
    "a player gets another player's entries on the same device": [
      'readAll(opening, [userId, kind])',
      'readAll(opening, []).then((rows) => rows.filter(([key]) => key[1] === kind))',
    ],
    'the shell does not report unsaved entries': [
      'filter(({ since }) => since <= due)',
      'filter(({ since }) => since < 0)',
    ],
    'a page may be closed although the device stores nothing': ['return store.isKept;', 'return true;'],
    'an entry that another tab has saved stays unsaved here': [
      'unsaved.get(place)?.id === id)\n      unsaved.delete(place);',
      'unsaved.get(place)?.id === id)\n      void place;',
    ],
  }),
  ...at('web/src/apollo/tipp-pages.ts', 'unit web/src/apollo/tipp-pages', {
    'the current page of tipps and the same page by number differ': ['pages.current ?? 0', '0'],
  }),
  ...at('web/src/lib/save/unsaved.ts', 'unit web/src/lib/save/unsaved', {
    'a page with unsaved input closes without a question': [
      'some(({ asks }) => asks)',
      'every(({ asks }) => asks && !asks)',
    ],
  }),
];
