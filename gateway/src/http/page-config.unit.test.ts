import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageTemplate, scriptJson } from './page-config.ts';

const html = '<head><script id="page-config" type="application/json"></script></head>';

describe('page configuration', () => {
  test('any text stays inside its element and comes back whole', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const json = scriptJson({ text });
        expect(json).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual({ text });
      }),
    );
  });

  test('stands where the page has its place, whatever a name contains', () => {
    const page = pageTemplate(html)({ csrfToken: '$&', user: null, serverTime: '$1', build: '' });
    expect(page).toBe(
      '<head><script id="page-config" type="application/json">{"csrfToken":"$\\u0026","user":null,"serverTime":"$1","build":""}</script></head>',
    );
  });

  test('a page without a place for it does not start', () => {
    expect(() => pageTemplate('<html></html>')).toThrow('page-config');
  });
});
