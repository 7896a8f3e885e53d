import { expect, test } from '@jest/globals';
import { escapeHtml } from './html.ts';

test('what could end a text or an attribute stands as itself', () => {
  expect(escapeHtml(`<b title='"'>&`)).toBe('&lt;b title=&#39;&quot;&#39;&gt;&amp;');
});
