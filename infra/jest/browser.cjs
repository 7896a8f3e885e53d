// jsdom as the component tests need it: with the parts of a browser that it lacks and Node has, and with page loads that a test can see.
const jsdomFolder = { paths: [require.resolve('jest-environment-jsdom')] };
const navigation = require(require.resolve('jsdom/lib/jsdom/living/window/navigation.js', jsdomFolder));
const { serializeURL } = require(require.resolve('whatwg-url', jsdomFolder));

const { navigate } = navigation;
const withoutHash = ({ scheme, host, port, path, query }) =>
  JSON.stringify([scheme, host, port, path, query]);

// jsdom loads no pages: the test is told instead. Links and `location` take the function from here as they are loaded.
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
    // React as players get it, which is several times as fast.
    this.global.process.env.NODE_ENV = 'production';
  }
};
