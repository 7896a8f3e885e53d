import { afterEach, beforeEach, expect, test, jest } from '@jest/globals';
import { createVersion } from './version.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const setUp = (own = 'one') => {
  const page = { hidden: false, unsaved: false };
  const claimed = new Set<string>();
  const loads: (string | undefined)[] = [];
  const prepared: string[] = [];
  const version = createVersion({
    own: () => own,
    isHidden: () => page.hidden,
    isUnsaved: () => page.unsaved,
    claim: (reason) => !claimed.has(reason) && Boolean(claimed.add(reason)),
    load: (href) => void loads.push(href),
    prepare: (build) => void prepared.push(build),
  });
  const change = (now: Partial<typeof page>): void => {
    Object.assign(page, now);
    version.scheduleReload();
  };
  const outdated = jest.fn();
  version.onOutdated(outdated);
  return { version, change, loads, prepared, outdated };
};
const A_MINUTE = 60_001;
const A_PAUSE = 3_001;

test('its own build, none, and one that is known are no news', () => {
  const { version, prepared } = setUp();
  for (const build of ['one', '', null, 'two', 'two', 'one']) version.noteBuild(build);
  expect(prepared).toEqual(['two']);
});

test('a page that knows no build of its own never takes another', () => {
  const { version, change, loads } = setUp('');
  version.noteBuild('two');
  change({ hidden: true });
  jest.advanceTimersByTime(A_MINUTE);
  expect(version.leaveFor('/tipps')).toBe(false);
  expect(loads).toEqual([]);
});

test('an old page is loaded again once nobody has looked at it for a minute', () => {
  const { version, change, loads } = setUp();
  version.noteBuild('two');
  expect(loads).toEqual([]);
  change({ hidden: true });
  jest.advanceTimersByTime(30_000);
  change({ hidden: false });
  jest.advanceTimersByTime(A_MINUTE);
  expect(loads).toEqual([]);
  change({ hidden: true });
  jest.advanceTimersByTime(A_MINUTE);
  expect(loads).toEqual([undefined]);
});

test('a build that is met out of sight is taken as well', () => {
  const { version, change, loads } = setUp();
  change({ hidden: true });
  version.noteBuild('two');
  jest.advanceTimersByTime(A_MINUTE);
  expect(loads).toEqual([undefined]);
});

test('a change of screen takes the new build along', () => {
  const { version, loads } = setUp();
  expect(version.leaveFor('/tipps')).toBe(false);
  version.noteBuild('two');
  expect(version.leaveFor('/tipps')).toBe(true);
  expect(loads).toEqual(['/tipps']);
});

test('what is not saved holds it off, and the shell says so', () => {
  const { version, change, loads, outdated } = setUp();
  change({ unsaved: true });
  expect(version.isOutdated()).toBe(false);
  version.noteBuild('two');
  expect(version.isOutdated()).toBe(true);
  expect(outdated).toHaveBeenCalled();
  expect(version.leaveFor('/tipps')).toBe(false);
  change({ hidden: true });
  jest.advanceTimersByTime(A_MINUTE);
  expect(loads).toEqual([]);
  change({ hidden: false, unsaved: false });
  expect(version.isOutdated()).toBe(false);
  expect(loads).toEqual([]);
  version.reloadNow();
  expect(loads).toEqual([undefined]);
});

test('what the page lacks is fetched at once, where the player was going to', () => {
  const { version, loads } = setUp();
  expect(version.reloadWhenSafe(undefined, '/statistik')).toBe(true);
  expect(loads).toEqual(['/statistik']);
});

test('or as soon as all is saved and nobody has begun anything new', () => {
  const { version, change, loads } = setUp();
  change({ unsaved: true });
  expect(version.reloadWhenSafe()).toBe(false);
  // There may be none but this one.
  expect(version.isOutdated()).toBe(false);
  change({ unsaved: false });
  jest.advanceTimersByTime(1_000);
  change({ unsaved: true });
  jest.advanceTimersByTime(A_PAUSE);
  expect(loads).toEqual([]);
  change({ unsaved: false });
  jest.advanceTimersByTime(A_PAUSE);
  expect(loads).toEqual([undefined]);
  version.noteBuild('two');
  expect(version.reloadWhenSafe()).toBe(true);
  expect(loads).toEqual([undefined, undefined]);
});

test('a screen that could not be opened is nothing the page lacks later', () => {
  const { version, change, loads } = setUp();
  change({ unsaved: true });
  expect(version.reloadWhenSafe(undefined, '/statistik')).toBe(false);
  change({ unsaved: false });
  jest.advanceTimersByTime(A_MINUTE);
  expect(loads).toEqual([]);
});

test('two builds behind one address are no loop: each is a reason once', () => {
  const { version, change, loads } = setUp();
  version.noteBuild('two');
  expect(version.leaveFor('/tipps')).toBe(true);
  // The page that comes may be of the first build again: the tab remembers for what it was loaded.
  expect(version.leaveFor('/rangliste')).toBe(false);
  expect(version.reloadWhenSafe()).toBe(false);
  change({ hidden: true });
  jest.advanceTimersByTime(A_MINUTE);
  expect(loads).toEqual(['/tipps']);
  version.noteBuild('three');
  jest.advanceTimersByTime(A_MINUTE);
  expect(loads).toEqual(['/tipps', undefined]);
});
