import { expect, test } from '@jest/globals';
import { escapeHtml } from './escape-html.ts';

test('escapes characters that could end a text or an attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;</a>`)).toBe(
    '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
  );
  expect(escapeHtml('Grüße, 1 € = 100 ct')).toBe('Grüße, 1 € = 100 ct');
});
