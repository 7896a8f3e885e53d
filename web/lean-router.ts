import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\/.*\.mjs$/;

/** A component that is given a name for developers' tools counts as used: Link, NavLink and Form would come along with all they need. */
const withoutNames = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/^(var \w+ = )(?=React\d*\.(forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ');

/** What this app never asks the router for: each condition by what it always is, so that the bundler drops what hangs on it. */
const unused: [condition: string, value: string][] = [
  // Options of `createBrowserRouter`.
  ['init.patchRoutesOnNavigation', 'undefined'],
  ['init.instrumentations', 'undefined'],
  ['init.dataStrategy', 'undefined'],
  ['init.getContext', 'undefined'],
  ['if (isFogOfWar) {', 'if (false) {'],
  // Fetchers and forms that the router sends: the app writes by Apollo.
  ['    fetch: fetch2,\n', ''],
  ['opts && opts.submission && isMutationMethod(opts.submission.formMethod)', 'false'],
  ['if (submission && isMutationMethod(submission.formMethod)) {', 'if (false) {'],
  ['!opts || !isSubmissionNavigation(opts)', 'true'],
  // Errors of React's server components.
  ['if (this.context) {', 'if (false) {'],
  ['if (this.context && typeof error', 'if (false && typeof error'],
];

/** Only what makes routers has these conditions. */
const MAKES_ROUTERS = 'function createRouter(init)';

export const withoutUnused = (code: string): string =>
  unused.reduce((lean, [condition, value]) => {
    if (!lean.includes(condition)) throw new Error(`The router no longer says '${condition.trim()}'`);
    return lean.replaceAll(condition, value);
  }, code);

/** Strikes out of the router what this app never runs and a bundler cannot see. */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform(code, id) {
    if (!ROUTER.test(id)) return null;
    const lean = withoutNames(code);
    return lean.includes(MAKES_ROUTERS) ? withoutUnused(lean) : lean;
  },
});
