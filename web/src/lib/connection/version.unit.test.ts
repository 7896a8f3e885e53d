import { expect, test, jest } from '@jest/globals';
import { createVersion } from './version.ts';

const setUp = (own = 'one') => {
  const page = { unsaved: false, controlled: false };
  const claimed = new Set<string>();
  const loads: (string | undefined)[] = [];
  const prepare = jest.fn();
  const version = createVersion({
    own: () => own,
    isUnsaved: () => page.unsaved,
    claim: (reason) => !claimed.has(reason) && Boolean(claimed.add(reason)),
    load: (href) => void loads.push(href),
    prepare,
    isControlled: () => page.controlled,
  });
  const outdated = jest.fn();
  version.onOutdated(outdated);
  return { version, page, loads, prepare, outdated };
};

test('its own build, none, and a known one are no news', () => {
  const { version, prepare } = setUp();
  for (const build of ['one', '', null, 'two', 'two', 'one']) version.noteBuild(build);
  expect(prepare).toHaveBeenCalledTimes(1);
});

test('a page that knows no build of its own never takes another', () => {
  const { version, loads } = setUp('');
  version.noteBuild('two');
  expect(version.leaveFor('/tipps')).toBe(false);
  expect(loads).toEqual([]);
});

test('a change of screen takes the new build along', () => {
  const { version, loads } = setUp();
  expect(version.leaveFor('/tipps')).toBe(false);
  version.noteBuild('two');
  expect(loads).toEqual([]);
  expect(version.leaveFor('/tipps')).toBe(true);
  expect(loads).toEqual(['/tipps']);
});

test('unsaved input holds it off, and the shell says so', () => {
  const { version, page, loads, outdated } = setUp();
  page.unsaved = true;
  expect(version.isOutdated()).toBe(false);
  version.noteBuild('two');
  expect(version.isOutdated()).toBe(true);
  expect(outdated).toHaveBeenCalled();
  expect(version.leaveFor('/tipps')).toBe(false);
  page.unsaved = false;
  expect(version.isOutdated()).toBe(false);
  expect(loads).toEqual([]);
  version.reloadNow();
  expect(loads).toEqual([undefined]);
});

test('a page that lacks something is loaded again at once, at the address that the player opens', () => {
  const { version, loads } = setUp();
  expect(version.reloadWhenSafe(undefined, '/statistik')).toBe(true);
  expect(loads).toEqual(['/statistik']);
});

test('with unsaved input it is loaded again with the next change of screen', () => {
  const { version, page, loads } = setUp();
  page.unsaved = true;
  expect(version.reloadWhenSafe('role')).toBe(false);
  // There may be no newer build.
  expect(version.isOutdated()).toBe(false);
  expect(version.leaveFor('/tipps')).toBe(false);
  page.unsaved = false;
  expect(loads).toEqual([]);
  expect(version.leaveFor('/tipps')).toBe(true);
  expect(version.leaveFor('/rangliste')).toBe(false);
  expect(loads).toEqual(['/tipps']);
});

test('a screen that could not be opened is forgotten', () => {
  const { version, page, loads } = setUp();
  page.unsaved = true;
  expect(version.reloadWhenSafe(undefined, '/statistik')).toBe(false);
  page.unsaved = false;
  expect(version.leaveFor('/tipps')).toBe(false);
  expect(loads).toEqual([]);
});

test('two builds behind one address are no loop: each is a reason once', () => {
  const { version, loads } = setUp();
  version.noteBuild('two');
  expect(version.leaveFor('/tipps')).toBe(true);
  // The reloaded page may have the first build again: the tab remembers its reasons.
  expect(version.leaveFor('/rangliste')).toBe(false);
  expect(version.reloadWhenSafe()).toBe(false);
  version.noteBuild('three');
  expect(version.leaveFor('/rangliste')).toBe(true);
  expect(loads).toEqual(['/tipps', '/rangliste']);
});

test('a build that a service worker has not let through yet is tried once a minute', () => {
  jest.useFakeTimers();
  const { version, page, loads } = setUp();
  page.controlled = true;
  version.noteBuild('two');
  expect(version.leaveFor('/tipps')).toBe(true);
  expect(version.leaveFor('/rangliste')).toBe(false);
  jest.advanceTimersByTime(60_000);
  expect(version.leaveFor('/rangliste')).toBe(true);
  expect(version.reloadWhenSafe()).toBe(false);
  expect(loads).toEqual(['/tipps', '/rangliste']);
  jest.useRealTimers();
});
