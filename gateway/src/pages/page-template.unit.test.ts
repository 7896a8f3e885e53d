import { describe, expect, test } from '@jest/globals';
import { pageTemplate } from './page-template.ts';

const place = '<script id="page-config" type="application/json"></script>';
const config = { build: 'b' };
const filled = '<script id="page-config" type="application/json">{"build":"b"}</script>';

describe('a page', () => {
  test('has its configuration in its place, whatever a name contains', () => {
    const render = pageTemplate(`<head>${place}</head>`);
    expect(render({ config: { csrfToken: '$&', user: null, serverTime: '$1', build: '' } })).toBe(
      '<head><script id="page-config" type="application/json">{"csrfToken":"$\\u0026","user":null,"serverTime":"$1","build":""}</script></head>',
    );
  });

  test('without a place for it is an error', () => {
    expect(() => pageTemplate('<html></html>')).toThrow('page-config');
  });

  test('keeps its other parts unchanged', () => {
    const html = `<head><title>Tippspiel</title>${place}</head><body><svg><title>Tor</title></svg></body>`;
    expect(pageTemplate(html)({ config })).toBe(html.replace(place, filled));
    expect(pageTemplate(html)({ config, title: 'x' })).toContain('<svg><title>Tor</title></svg>');
  });

  test('has its title, the end of its head and its answers, all escaped', () => {
    const render = pageTemplate(`<head><title>Tippspiel</title>${place}</head><body></body>`);
    const answers = [{ name: 'Feed', variables: {}, data: { text: '</script><script>' } }];
    expect(render({ config, title: '<b> $& "x"', head: '<link>', answers })).toBe(
      `<head><title>&lt;b&gt; $&amp; &quot;x&quot;</title>${filled}<link></head>` +
        '<body><script id="first-answers" type="application/json">[{"name":"Feed","variables":{},"data":{"text":"\\u003c/script\\u003e\\u003cscript\\u003e"}}]</script></body>',
    );
  });

  test('has its answers at their place, before the script that reads them', () => {
    const wanted = '<script id="first-answers" type="application/json"></script>';
    const html = `<head>${place}</head><body>${wanted}<script>read()</script></body>`;
    const render = pageTemplate(html);
    expect(render({ config })).toBe(html.replace(place, filled));
    const answers = [{ name: 'Feed', variables: {}, data: { $1: 1 } }];
    const json = '[{"name":"Feed","variables":{},"data":{"$1":1}}]';
    expect(render({ config, answers })).toBe(
      html.replace(place, filled).replace(wanted, () => wanted.replace('></', () => `>${json}</`)),
    );
  });
});
