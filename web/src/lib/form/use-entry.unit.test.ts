import { describe, expect, test } from '@jest/globals';
import { enter, rebase, settle, type Entered } from './use-entry.ts';
import type { Failure } from '../failure.ts';

const conflict: Failure = { message: 'Das hat jemand anderes geändert.', code: 'CONFLICT', field: '' };
const offline: Failure = { message: 'Keine Verbindung.', code: '', field: '' };

describe('what is entered over something that others may change', () => {
  test('is saved over the version at which it was begun, whatever is shown by now', () => {
    const begun = enter(null, 'eins', 4);
    expect(rebase(begun, 5)).toBe(begun);
    expect(enter(begun, 'zwei', 5)).toEqual({ value: 'zwei', version: 4 });
  });

  test('is gone when it is saved', () => {
    expect(settle(enter(null, 'eins', 4), null)).toBeNull();
  });

  test('stays as it is when saving fails', () => {
    const begun = enter(null, 'eins', 4);
    expect(settle(begun, offline)).toBe(begun);
  });

  test('goes onto the newer version once that is shown, not before', () => {
    const refused = settle(enter(null, 'eins', 4), conflict);
    expect(rebase(refused, 4)).toBe(refused);
    const shown = rebase(refused, 5);
    expect(shown).toEqual({ value: 'eins', version: 5 });
    // Only another conflict would rebase it again.
    expect(rebase(shown, 6)).toBe(shown);
  });

  test('goes onto the newer version, too, when something else is entered until that is shown', () => {
    const refused = settle(enter(null, 'eins', 4), conflict);
    expect(rebase(enter(refused, 'zwei', 4), 5)).toEqual({ value: 'zwei', version: 5 });
  });

  test('was given up: what fails afterwards brings nothing back', () => {
    const nothing: Entered<string> | null = null;
    expect(settle(nothing, conflict)).toBeNull();
    expect(rebase(nothing, 5)).toBeNull();
  });

  test('is begun again at the version that is shown', () => {
    expect(enter(null, true, 6)).toEqual({ value: true, version: 6 });
  });
});
