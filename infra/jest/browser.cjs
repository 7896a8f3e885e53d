// jsdom for the component tests. It adds parts of a browser that jsdom lacks and Node has, and reports page loads.
const jsdomFolder = { paths: [require.resolve('jest-environment-jsdom')] };
const navigation = require(require.resolve('jsdom/lib/jsdom/living/window/navigation.js', jsdomFolder));
const { serializeURL } = require(require.resolve('whatwg-url', jsdomFolder));

const { navigate } = navigation;
const withoutHash = ({ scheme, host, port, path, query }) =>
  JSON.stringify([scheme, host, port, path, query]);

// jsdom loads no pages. Instead the test gets an event. This must run before links and `location` import the function.
navigation.navigate = (window, url, flags) => {
  const isInPage =
    url.scheme === 'javascript' ||
    (!flags.reloadTriggered &&
      withoutHash(url) ===
        withoutHash(window._document[Object.getOwnPropertySymbols(window._document)[0]]._URL));
  if (isInPage) return navigate(window, url, flags);
  window.dispatchEvent(new window.CustomEvent('pageload', { detail: serializeURL(url) }));
};

const { TestEnvironment } = require('jest-environment-jsdom');

const ofNode = [
  ...['AbortController', 'AbortSignal', 'Headers', 'ReadableStream', 'Request', 'Response'],
  ...['TextDecoder', 'TextEncoder', 'setImmediate', 'structuredClone'],
];

module.exports = class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of ofNode) this.global[name] = globalThis[name];
    // React's production build, as for players. It is several times as fast.
    this.global.process.env.NODE_ENV = 'production';
  }
};
