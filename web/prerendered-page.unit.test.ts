import { describe, expect, test } from '@jest/globals';
import {
  appPage,
  classesIn,
  prerenderedPages,
  selfContained,
  shellPage,
  toRendered,
  visitorOf,
} from './prerendered-page.ts';

const template =
  '<html><head><script id="page-config" type="application/json"></script>' +
  '<link rel="stylesheet" crossorigin href="/assets/index.css"></head>' +
  '<body><div id="root"></div><noscript>Nein</noscript></body></html>';
const [landing] = prerenderedPages;
const { exactPoints, jokerFactor, links } = visitorOf(landing!);

describe('the rendered HTML', () => {
  test('has placeholders for the values of the gateway', () => {
    const drawn = `<h1>EM</h1><p>${exactPoints} × ${jokerFactor} <b>+<!-- -->${exactPoints * jokerFactor}</b></p>`;
    expect(toRendered(drawn).html).toBe(
      '<h1>EM</h1><p>{{exactPoints}} × {{jokerFactor}} <b>+<!-- -->{{jokerPoints}}</b></p>',
    );
  });

  test('mentions the provider in a section that can be omitted', () => {
    const item = `<li><a href="${links.provider}" target="_blank">provider.invalid<span> (Fenster)</span></a></li>`;
    expect(toRendered(`<ul>${item}<li>AGB</li></ul>`).html).toBe(
      '<ul>{{#provider}}<li><a href="{{provider}}" target="_blank">{{providerHost}}<span> (Fenster)</span></a></li>{{/provider}}<li>AGB</li></ul>',
    );
  });

  test('has rules instead of style attributes', () => {
    const drawn = '<i style="width:1px"></i><b style="font:&quot;A&quot;"></b><u style="width:1px"></u>';
    expect(toRendered(drawn)).toEqual({
      html: '<i data-s="0"></i><b data-s="1"></b><u data-s="0"></u>',
      rules: '[data-s="0"]{width:1px}[data-s="1"]{font:"A"}',
    });
  });

  test('does not preload pictures', () => {
    expect(toRendered('<link rel="preload" as="image" href="/flags/de.svg"/><p>x</p>').html).toBe('<p>x</p>');
  });

  test.each(['<script>1</script>', '<a onclick="x()">', '<!--$!--><template></template><!--/$-->'])(
    'is refused if it contains %s',
    (drawn) => expect(() => toRendered(drawn)).toThrow('Not in a prerendered page'),
  );
});

test('only static shells with space for the live strip are rendered with a running match', () => {
  for (const page of prerenderedPages) {
    const ages = visitorOf(page).kickOffs.map((kickOff) => Date.now() - Date.parse(kickOff));
    expect([page.name, ages]).toEqual([page.name, page.name.endsWith('-strip') ? [expect.any(Number)] : []]);
    for (const age of ages) expect(age > 0 && age < 30 * 60_000).toBe(true);
  }
});

test('escaped class names are decoded', () => {
  expect(classesIn('<i class="a [&amp;_b&gt;c]:d"></i><b class="a e"></b>')).toEqual(['a', '[&_b>c]:d', 'e']);
});

describe('the page', () => {
  test('of the app contains its own styles, followed by the stylesheet', () => {
    const page = appPage(template, { html: '<h1>$&</h1>', rules: '[data-s]{a:b}' }, 'h1{c:d}');
    expect(page).toBe(
      '<html><head><script id="page-config" type="application/json"></script><style>h1{c:d}[data-s]{a:b}</style></head>' +
        '<body><div id="root" data-prerendered><h1>$&</h1></div><noscript>Nein</noscript>' +
        '<link rel="stylesheet" crossorigin href="/assets/index.css"></body></html>',
    );
  });

  test('with a static shell waits for all styles', () => {
    const page = shellPage(template, { html: '<h1>Tipps</h1>', rules: '' }, '// Why\nfill("$&");\n');
    expect(page).toContain('<div id="root"><div inert><h1>Tipps</h1></div></div>');
    expect(page.indexOf('stylesheet')).toBeLessThan(page.indexOf('<style>'));
    expect(page).toContain(
      '<script id="first-answers" type="application/json"></script><script>fill("$&");\n</script><i id="filled" hidden></i></body>',
    );
    expect(page).toContain('<link rel="expect" href="#filled" blocking="render">');
  });

  test('contains the script that runs before the first paint', () => {
    const page = selfContained(
      '<head><script src="/theme.js"></script></head>',
      '// Why\ntry {\n  // Why\n  a("$&");\n} catch {}\n',
    );
    expect(page).toBe('<head><script>try {\n  a("$&");\n} catch {}\n</script></head>');
  });

  test('loads the app’s code with low priority', () => {
    const page = selfContained(
      '<script src="/theme.js"></script><script type="module" crossorigin src="/a.js"></script>' +
        '<link rel="modulepreload" crossorigin href="/b.js"><link rel="manifest" href="/m">',
      '',
    );
    expect(page).toBe(
      '<script></script><script type="module" fetchpriority="low" crossorigin src="/a.js"></script>' +
        '<link rel="modulepreload" fetchpriority="low" crossorigin href="/b.js"><link rel="manifest" href="/m">',
    );
  });

  test('is not built from an unexpected index.html', () => {
    expect(() => shellPage('<html></html>', { html: '', rules: '' }, '')).toThrow('index.html has no');
    expect(() => appPage('<div id="root"></div></head></body>', { html: '', rules: '' }, '')).toThrow(
      'stylesheet',
    );
  });
});
