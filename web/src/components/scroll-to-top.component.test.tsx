import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { openApp } from '../testing/open-app.tsx';
import { aPage } from '../testing/page.ts';

afterEach(() => void jest.restoreAllMocks());

test('the way up takes the focus along: the button goes, and Tab would scroll down again', async () => {
  const { user } = await openApp('/agb', { answers: { template: aPage() } });
  const heading = await screen.findByRole('heading', { level: 1 });
  jest.replaceProperty(window, 'scrollY', 500);
  dispatchEvent(new Event('scroll'));
  await user.click(await screen.findByRole('button', { name: 'Nach oben' }));
  expect(document.activeElement).toBe(heading);
});
