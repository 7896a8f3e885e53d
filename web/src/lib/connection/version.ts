import { createListeners } from '../listeners.ts';
import { getSession } from '../session/session.ts';
import { inTab } from '../save/kept.ts';
import { anyUnsaved, askOnce, onUnsaved } from '../save/unsaved.ts';
import { checkForWorker, activateWorker } from './worker.ts';

interface VersionDeps {
  /** The build of this page; empty if unknown (development server). */
  own: () => string;
  isUnsaved: () => boolean;
  /** Marks a reason as used in this tab; false if it was used before. */
  claim: (reason: string) => boolean;
  /** Reloads the page, or loads another address of the app. The browser asks about unsaved input. */
  load: (href?: string) => void;
  /** Called for a newer build: fetches its service worker. */
  prepare: () => void;
  /** Whether a service worker may answer with the old page again, because the network is slow. */
  isControlled: () => boolean;
}

const MINUTE_MS = 60_000;

/** A recurring reason, which may reload the page once a minute. */
export const thisMinute = (): string => `minute-${Math.floor(Date.now() / MINUTE_MS)}`;

/**
 * Compares the page's build with that of the server's answers. An outdated page reloads with the next change of screen,
 * unless something is unsaved. Until then it works: the server keeps old files and operations for thirty days. Each
 * build causes one reload per tab, or one a minute with a service worker, because two builds behind one address would
 * cause an endless loop.
 */
export const createVersion = ({ own, isUnsaved, claim, load, prepare, isControlled }: VersionDeps) => {
  const changed = createListeners();
  let newest = '';
  /** The reason of a reload that was postponed because something was unsaved. */
  let postponed = '';

  const forNewest = (): string => (newest && isControlled() ? `${newest}-${thisMinute()}` : newest);

  const reload = (reason: string, href?: string): boolean => {
    if (!reason || isUnsaved() || !claim(reason)) return false;
    load(href);
    return true;
  };

  return {
    /** Called with the build of every answer. */
    noteBuild: (build: string | null): void => {
      if (!build || !own() || build === own() || build === newest) return;
      newest = build;
      prepare();
      changed.call();
    },
    /** Whether unsaved input keeps this page from a newer build; the shell shows a hint. */
    isOutdated: (): boolean => newest !== '' && isUnsaved(),
    onOutdated: changed.add,
    unsavedChanged: changed.call,
    /**
     * Reloads because the page lacks something; if something is unsaved, with the next change of screen. `href` is the
     * screen being opened: then it is never postponed. Returns whether the reload has begun. Each `reason` works once
     * per tab.
     */
    reloadWhenSafe: (reason = forNewest() || own(), href?: string): boolean => {
      if (href === undefined && isUnsaved()) postponed = reason;
      return reload(reason, href);
    },
    /**
     * Called before a change of screen; returns whether the browser loads the address because this page is outdated.
     */
    leaveFor: (href: string): boolean => reload(forNewest(), href) || reload(postponed, href),
    /** The player asked for it. */
    reloadNow: (): void => load(),
  };
};

const STORAGE = 'reloaded-for';
const REMEMBERED = 10;

/** Without storage no reason is accepted, because the page could reload endlessly. */
const claim = (reason: string): boolean => {
  const before = (inTab.read(STORAGE) ?? '').split(' ');
  if (before.includes(reason)) return false;
  return inTab.write(STORAGE, [...before.slice(1 - REMEMBERED), reason].join(' '));
};

const isHere = (href: string): boolean => {
  const { pathname, search } = new URL(href, location.href);
  return pathname === location.pathname && search === location.search;
};

const load = async (href?: string): Promise<void> => {
  await activateWorker();
  askOnce();
  // Assigning an address that differs only in its hash would not reload.
  if (href === undefined || isHere(href)) location.reload();
  else location.assign(href);
};

const version = createVersion({
  own: () => getSession().build,
  isUnsaved: anyUnsaved,
  claim,
  load: (href) => void load(href),
  prepare: () => void checkForWorker(),
  isControlled: () => Boolean((navigator as Partial<Navigator>).serviceWorker?.controller),
});

export const { noteBuild, isOutdated, onOutdated, reloadWhenSafe, leaveFor, reloadNow } = version;

onUnsaved(version.unsavedChanged);
