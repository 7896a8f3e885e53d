// Jest's environment for Node puts a test's globals behind a proxy. Each access to `Math` or `Uint8Array` goes through
// it, so that loops take three to ten times as long. Here Node creates a context with plain globals instead. Everything
// else is as in Jest's environment.
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

const { createContext } = vm;

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
};
