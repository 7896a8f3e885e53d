import { createListeners } from '../listeners.ts';
import { getSession } from '../session/session.ts';
import { anyUnsaved, askOnce, onUnsaved } from '../save/unsaved.ts';
import { lookForWorker, activateWorker } from './worker.ts';

interface VersionDeps {
  /** The build of the app that this page is; empty where it knows none (development server). */
  own: () => string;
  isUnsaved: () => boolean;
  /** Whether this tab was not yet loaded again for this reason: from now on it was. */
  claim: (reason: string) => boolean;
  /** Loads the page again, or another address of the app in its place; the browser asks about unsaved input. */
  load: (href?: string) => void;
  /** A newer build was met: its service worker is fetched. */
  prepare: () => void;
}

/**
 * The build of the app that the server has, as its answers name it. An older page takes the new build with the next change of screen,
 * never while something entered is unsaved. Until then it works: the server keeps former files and operations for thirty days. Each
 * build is a reason once in a tab: two builds behind one address would otherwise make it flicker.
 */
export const createVersion = ({ own, isUnsaved, claim, load, prepare }: VersionDeps) => {
  const changed = createListeners();
  let newest = '';
  /** The reason why this page should have been loaded again, while something was unsaved. */
  let postponed = '';

  const reload = (reason: string, href?: string): boolean => {
    if (!reason || isUnsaved() || !claim(reason)) return false;
    load(href);
    return true;
  };

  return {
    /** Every answer of the server names its build. */
    noteBuild: (build: string | null): void => {
      if (!build || !own() || build === own() || build === newest) return;
      newest = build;
      prepare();
      changed.call();
    },
    /** A newer build is there, and only unsaved input keeps this page from it: the shell says so. */
    isOutdated: (): boolean => newest !== '' && isUnsaved(),
    onOutdated: changed.add,
    unsavedChanged: changed.call,
    /**
     * The page lacks something that only a new one has. Loads it again, or with the next change of screen if something is unsaved. With
     * `href`, a screen that is being opened, it is now or never. Returns whether it has begun. One `reason` counts once in a tab.
     */
    reloadWhenSafe: (reason = newest || own(), href?: string): boolean => {
      if (href === undefined && isUnsaved()) postponed = reason;
      return reload(reason, href);
    },
    /** Before a change of screen: whether the browser loads it by its address, because this page is old. */
    leaveFor: (href: string): boolean => reload(newest, href) || reload(postponed, href),
    /** The player said so. */
    reloadNow: (): void => load(),
  };
};

const STORAGE = 'reloaded-for';
const REMEMBERED = 10;

/** Without a storage to remember it nothing is a reason: the page would come back again and again. */
const claim = (reason: string): boolean => {
  try {
    const before = (sessionStorage.getItem(STORAGE) ?? '').split(' ');
    if (before.includes(reason)) return false;
    sessionStorage.setItem(STORAGE, [...before.slice(1 - REMEMBERED), reason].join(' '));
    return true;
  } catch {
    return false;
  }
};

const isHere = (href: string): boolean => {
  const { pathname, search } = new URL(href, location.href);
  return pathname === location.pathname && search === location.search;
};

const load = async (href?: string): Promise<void> => {
  await activateWorker();
  askOnce();
  // An address that differs in nothing but what follows # would not be loaded.
  if (href === undefined || isHere(href)) location.reload();
  else location.assign(href);
};

const version = createVersion({
  own: () => getSession().build,
  isUnsaved: anyUnsaved,
  claim,
  load: (href) => void load(href),
  prepare: () => void lookForWorker(),
});

export const { noteBuild, isOutdated, onOutdated, reloadWhenSafe, leaveFor, reloadNow } = version;

onUnsaved(version.unsavedChanged);
