// For tests of services. Jest's environment for Node runs each file in a V8 context of its own and loads every package
// again in it, which took two fifths of the processor time of feed's integration tests. This environment runs all files
// in the worker's context, so that they can use the packages that Node has loaded once (packages.cjs): in another context,
// `instanceof` and `isDeepStrictEqual` would fail. Our own modules are still loaded anew for each file. The files of a
// worker share globals and the state of packages.
const vm = require('node:vm');
const { ModuleMocker } = require('jest-mock');

/** Jest must pass a context to Node. This one stands for the worker's, which is Node's default. */
const workers = vm.createContext();
const { compileFunction } = vm;
vm.compileFunction = (code, parameters, { parsingContext, ...options }) =>
  compileFunction(code, parameters, parsingContext === workers ? options : { ...options, parsingContext });
for (const name of ['SourceTextModule', 'SyntheticModule'])
  vm[name] = class extends vm[name] {
    constructor(...args) {
      const { context, ...options } = args.pop();
      super(...args, context === workers ? options : { ...options, context });
    }
  };

globalThis.requireInNode = require;

/** Jest keeps these for one file: otherwise errors of the next one would be reported to this one, which has ended. */
const ofJest = ['EVENT_HANDLERS', 'TEST_TIMEOUT_SYMBOL'].map((name) => Symbol.for(name));

module.exports = class {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;
  fakeTimersModern = null;
  // Jest replaces both before `setup`.
  exit = process.exit;
  console = console;

  exportConditions() {
    return ['node', 'node-addons'];
  }
  getVmContext() {
    return workers;
  }
  async setup() {
    this.env = { ...process.env };
  }
  async teardown() {
    for (const symbol of ofJest) delete globalThis[symbol];
    process.exit = this.exit;
    globalThis.console = this.console;
    for (const name of Object.keys(process.env)) delete process.env[name];
    Object.assign(process.env, this.env);
  }
};
