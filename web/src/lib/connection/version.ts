import { subscribe, publish } from './channel.ts';
import { createListeners } from '../listeners.ts';
import { getSession } from '../session/session.ts';
import { anyUnsaved, askOnce, onUnsaved } from '../save/unsaved.ts';
import { lookForWorker, putWorkerInCharge } from './worker.ts';

interface VersionDeps {
  /** The build of the app that this page is; empty where it knows none (development server). */
  own: () => string;
  isHidden: () => boolean;
  isUnsaved: () => boolean;
  /** Whether this tab was not yet loaded again for this reason: from now on it was. */
  claim: (reason: string) => boolean;
  /** Loads the page again, or another address of the app in its place; what is not saved by then is asked about by the browser. */
  load: (href?: string) => void;
  /** A newer build was met: what can be made ready for it is. */
  prepare: (build: string) => void;
}

/** Who looks away for a moment, to take a picture for what is being written, comes back to the same page. */
const UNSEEN_MS = 60_000;
/** Who has just emptied a field may be about to write something else. */
const SETTLED_MS = 3_000;

/**
 * Which build of the app the server has, as its answers say. A page that is older takes the new one where nobody notices: out of sight,
 * or with the next change of screen; never while something is entered that is not saved. At most once for each build in a tab: two
 * builds behind one address would make it flicker.
 */
export const createVersion = ({ own, isHidden, isUnsaved, claim, load, prepare }: VersionDeps) => {
  const changed = createListeners();
  let newest = '';
  /** What this page cannot do without being loaded again. */
  let pendingReload: { reason: string } | null = null;

  let timer: ReturnType<typeof setTimeout> | undefined;

  const attempt = (due = pendingReload, href?: string): boolean => {
    if (!due || isUnsaved()) return false;
    pendingReload = null;
    if (!claim(due.reason)) return false;
    load(href);
    return true;
  };
  /** The page has come into sight or gone out of it, or something was entered or saved. */
  const scheduleReload = (): void => {
    clearTimeout(timer);
    if (pendingReload) timer = setTimeout(attempt, SETTLED_MS);
    else if (newest && isHidden())
      timer = setTimeout(() => isHidden() && attempt({ reason: newest }), UNSEEN_MS);
    changed.call();
  };

  return {
    scheduleReload,
    /** Every answer of the server says which build it belongs to. */
    noteBuild: (build: string | null): void => {
      if (!build || !own() || build === own() || build === newest) return;
      newest = build;
      prepare(build);
      scheduleReload();
    },
    /** A newer build is there, and nothing but what is not saved keeps this page from it: the shell says so. */
    isOutdated: (): boolean => newest !== '' && isUnsaved(),
    onOutdated: changed.add,
    /**
     * The page lacks something that only a new one has. Loads it again as soon as nothing is lost by that. With `href`, a screen that is
     * opened, it is that or never: the player may leave it again, and then nothing is lacking. Returns whether it has begun. `reason`: in
     * one tab the same is no reason twice.
     */
    reloadWhenSafe: (reason = newest || own(), href?: string): boolean => {
      const due = { reason };
      if (href === undefined) pendingReload = due;
      const begun = attempt(due, href);
      changed.call();
      return begun;
    },
    /** Before a change of screen: whether the browser loads it by its address, because this page is old. */
    leaveFor: (href: string): boolean => {
      if (!newest || isUnsaved() || !claim(newest)) return false;
      load(href);
      return true;
    },
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
  await putWorkerInCharge();
  askOnce();
  // An address that differs in nothing but what follows # would not be loaded.
  if (href === undefined || isHere(href)) location.reload();
  else location.assign(href);
};

const version = createVersion({
  own: () => getSession().build,
  isHidden: () => document.hidden,
  isUnsaved: anyUnsaved,
  claim,
  load: (href) => void load(href),
  prepare: (build) => {
    publish({ kind: 'version', build });
    void lookForWorker();
  },
});

export const { noteBuild, isOutdated, onOutdated, reloadWhenSafe, leaveFor, reloadNow } = version;

/** Once, at the start of the app. */
export const watchVersion = (): void => {
  document.addEventListener('visibilitychange', version.scheduleReload);
  onUnsaved(version.scheduleReload);
  subscribe('version', ({ build }) => version.noteBuild(build));
};
