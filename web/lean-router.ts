import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\/.*\.mjs$/;

/**
 * The router without what only its framework mode uses: a component that is given a name for developers' tools counts as
 * used, so that Link, NavLink and Form would come along with all they need.
 */
const struckOut = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/^(var \w+ = )(?=React\d*\.(forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ');

/** Strikes out of the router what this app never runs and a bundler cannot see. */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: (code, id) => (ROUTER.test(id) ? struckOut(code) : null),
});
