// Jest's environment for Node keeps a test's globals behind a proxy, so that each look at `Math` or `Uint8Array` goes through it: what counts in
// loops takes three to ten times as long. Node can give a new context plain globals instead; all else is as in Jest's own environment.
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
