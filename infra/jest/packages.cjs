// Replaces each file of a package by what Node has loaded from it: once per worker, not once per test file.
const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');

const own = readFileSync(__filename, 'utf8');

const namesOf = (path) => Object.keys(require(path));

module.exports = {
  getCacheKey: (_source, path, { supportsStaticESM }) =>
    createHash('sha256')
      .update(JSON.stringify([own, path, supportsStaticESM && namesOf(path)]))
      .digest('hex'),
  process(_source, path, { supportsStaticESM }) {
    const load = `requireInNode(${JSON.stringify(path)})`;
    if (!supportsStaticESM) return { code: `module.exports = ${load};` };
    const names = namesOf(path).map((name) => JSON.stringify(name));
    return {
      code: [
        `const exported = ${load};`,
        ...names.map((name, index) => `const value${index} = exported[${name}];`),
        `export { ${names.map((name, index) => `value${index} as ${name}`).join(', ')} };`,
      ].join('\n'),
    };
  },
};
