import type { Plugin } from 'vite';

const ROUTER = /\/react-router\/dist\/production\/.*\.mjs$/;
const CREATE_ICON = /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/;
const ICON = /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/;

/**
 * The router without what only its framework mode uses: a component that is given a name for developers' tools counts as
 * used, so that Link, NavLink and Form would come along with all they need.
 */
const leanRouter = (code: string): string =>
  code
    .replaceAll(/^\w+\.displayName = .*;$/gm, '')
    .replaceAll(/^(var \w+ = )(?=React\d*\.(forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ');

/** An icon's lines alone: without its names, and without keys, which React wants of lists that change. */
const leanIcon = (code: string): string =>
  code
    .replaceAll(/, key: "\w+"/g, '')
    .replace(/,?\s*aliases: \[[^\]]*\]/, '')
    .replace(/\s*name: ".*",\s*size: 24,/, '')
    .replace('__iconData.node;', '');

/** What lucide makes of them for this app, which sets nothing but class, width of the line, and what is spoken. */
const createIcon = `import { createElement } from 'react';
const look = {
  width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2,
  strokeLinecap: 'round', strokeLinejoin: 'round', 'aria-hidden': true,
};
export default ({ node }) => {
  const lines = node.map(([tag, line]) => createElement(tag, line));
  return (props) => createElement('svg', { ...look, ...props }, ...lines);
};
`;

/** Strikes out of packages what this app never runs and a bundler cannot see. */
export const leanPackages = (): Plugin => ({
  name: 'lean-packages',
  apply: 'build',
  transform(code, id) {
    if (ROUTER.test(id)) return leanRouter(code);
    if (CREATE_ICON.test(id)) return createIcon;
    return ICON.test(id) ? leanIcon(code) : null;
  },
});
