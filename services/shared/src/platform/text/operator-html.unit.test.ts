import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { readableText, safeHtml } from './operator-html.ts';

test('readable text separates what is displayed separately', () => {
  expect(readableText('<h2>Los</h2><p>Ada Kni<i>ppel</i>,<br />T&amp;T</p>').split(/\s+/)).toEqual([
    ...['', 'Los', 'Ada', 'Knippel,', 'T&T', ''],
  ]);
});

describe('safeHtml', () => {
  test('keeps the tags that operators need', () => {
    const html =
      '<h2>Los</h2><p>Es <b>geht</b> <em>los</em>,<br />' +
      '<u>heute</u></p><ul><li>eins</li></ul><blockquote>Tor</blockquote><img src="/api/downloadImage/pabc?size=400" alt="Ball" />';
    expect(safeHtml(html)).toBe(html);
  });

  test.each([
    ['<a href="https://example.org/x">x</a>', 'https://example.org/x'],
    ['<a href="/tipps">x</a>', '/tipps'],
    [
      '<a href="mailto:a@example.org" target="_blank" onclick="x()" rel="opener">x</a>',
      'mailto:a@example.org',
    ],
  ])('%s keeps its address and gets a safe rel', (html, href) => {
    expect(safeHtml(html)).toBe(`<a href="${href}" rel="noopener noreferrer nofollow">x</a>`);
  });

  test.each([
    ['<script>alert(1)</script>Text', 'Text'],
    ['<p onclick="alert(1)" style="color:red" class="x" id="y">Text</p>', '<p>Text</p>'],
    ['<div><span>Text</span></div>', 'Text'],
    ['<h1>Text</h1>', 'Text'],
    ['<img src="https://evil.example/x.png" />Text', 'Text'],
    ['<img src="/api/downloadImage/../logout" />Text', 'Text'],
    ['<img src="//evil.example/api/downloadImage/p1" onerror="x()" />Text', 'Text'],
    ['<img src="data:image/png;base64,AAAA" />Text', 'Text'],
    ['<svg><script>alert(1)</script></svg>Text', 'Text'],
    ['<iframe src="https://evil.example"></iframe>Text', 'Text'],
    ['<form action="/x"><input name="a"></form>Text', 'Text'],
    ['<!-- <b>nichts</b> -->Text', 'Text'],
    ['<p>a &lt;script&gt; b</p>', '<p>a &lt;script&gt; b</p>'],
    ['<b>offen', '<b>offen</b>'],
  ])('%s becomes %s', (html, safe) => {
    expect(safeHtml(html)).toBe(safe);
  });

  test.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'tipps',
    '../tipps',
  ])('a link to %j is reduced to its text', (href) => {
    expect(safeHtml(`<p>a <a href="${href}"><b>x</b></a></p>`)).toBe('<p>a <b>x</b></p>');
  });

  test('keeps only allowed tags for any combination, and is idempotent', () => {
    const part = fc.constantFrom(
      ...[
        '<',
        '>',
        '"',
        "'",
        '/',
        '=',
        ' ',
        'script',
        'img',
        'src',
        'onerror',
        'a',
        'href',
        'svg',
        'p',
        'b',
        'style',
      ],
      ...[
        'javascript:',
        '&#x3c;',
        '&lt;',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<math>',
        '<noscript>',
        'x',
        '\u0000',
      ],
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
        const safe = safeHtml(parts.join(''));
        for (const [, tag] of safe.matchAll(/<\/?([a-z0-9]*)/gi))
          expect(['p', 'b', 'a', 'img']).toContain(tag);
        expect(safe).not.toMatch(/<[^>]*\son\w+=|<[^>]*style=|href="\s*javascript/i);
        expect(safeHtml(safe)).toBe(safe);
      }),
      { numRuns: 500 },
    );
  });
});
