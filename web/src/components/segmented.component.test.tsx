import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/dom';
import { openApp } from '../testing/open-app.tsx';

test('arrow keys move between the options, and Tab leaves the group', async () => {
  const { user } = await openApp('/agb', { answers: { template: null } });
  const footer = within(await screen.findByRole('contentinfo'));
  const choices = await footer.findAllByRole<HTMLInputElement>('radio');
  const chosen = () => choices.filter(({ checked }) => checked).map(({ value }) => value);
  expect(chosen()).toEqual(['system']);
  choices[0]!.focus();
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toEqual(['light']);
  expect(document.activeElement).toBe(choices[1]);
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(chosen()).toEqual(['dark']);
  await user.tab();
  expect(choices).not.toContain(document.activeElement);
  await user.click(choices[0]!);
});
