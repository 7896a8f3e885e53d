import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\/.*\.mjs$/;

/**
 * Removes names for developer tools. A component with such a name counts as used, so Link, NavLink and Form would stay
 * in the bundle with all their dependencies.
 */
const withoutNames = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/^(var \w+ = )(?=React\d*\.(forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ');

/** Unused router features. Each condition becomes its constant value, so that the bundler drops the code behind it. */
const unused: [condition: string, value: string][] = [
  // Options of `createBrowserRouter`.
  ['init.patchRoutesOnNavigation', 'undefined'],
  ['init.instrumentations', 'undefined'],
  ['init.dataStrategy', 'undefined'],
  ['init.getContext', 'undefined'],
  ['if (isFogOfWar) {', 'if (false) {'],
  // Fetchers and forms sent by the router: the app sends mutations with Apollo.
  ['    fetch: fetch2,\n', ''],
  ['opts && opts.submission && isMutationMethod(opts.submission.formMethod)', 'false'],
  ['if (submission && isMutationMethod(submission.formMethod)) {', 'if (false) {'],
  ['!opts || !isSubmissionNavigation(opts)', 'true'],
  // Its other methods for fetchers, and those that replace routes or load them again.
  ['    getFetcher,\n    resetFetcher,\n    deleteFetcher: queueFetcherForDeletion,\n', ''],
  ['    revalidate,\n    // Passthrough', '    // Passthrough'],
  ['    patchRoutes,\n    _internalFetchControllers: fetchControllers,\n', ''],
  ['    _internalSetRoutes,\n', ''],
  // View transitions.
  ['if (!viewTransitionOpts || !isViewTransitionAvailable) {', 'if (true) {'],
  ['if (vtContext.isTransitioning && !vtContext.flushSync) {', 'if (false) {'],
  ['if (renderDfd && pendingState && ', 'if (false && '],
  ['if (!vtContext.isTransitioning && interruption) {', 'if (false) {'],
  ['if (isBrowser3) {\n      restoreAppliedTransitions', 'if (false) {\n      restoreAppliedTransitions'],
  ['&& !isUninterruptedRevalidation && location !== state.location', '&& false'],
  ['} else if (pendingViewTransitionEnabled) {', '} else if (false) {'],
  // Errors of React's server components.
  ['if (this.context) {', 'if (false) {'],
  ['if (this.context && typeof error', 'if (false && typeof error'],
];

/** Only the module that creates routers has these conditions. */
const MAKES_ROUTERS = 'function createRouter(init)';

export const withoutUnused = (code: string): string =>
  unused.reduce((lean, [condition, value]) => {
    if (!lean.includes(condition)) throw new Error(`The router no longer says '${condition.trim()}'`);
    return lean.replaceAll(condition, value);
  }, code);

/** Removes code of the router that this app never runs, but that a bundler cannot recognise as unused. */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform(code, id) {
    if (!ROUTER.test(id)) return null;
    const lean = withoutNames(code);
    return lean.includes(MAKES_ROUTERS) ? withoutUnused(lean) : lean;
  },
});
