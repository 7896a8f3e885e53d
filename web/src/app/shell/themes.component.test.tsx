import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { openApp } from '../../testing/open-app.tsx';
import { aPage } from '../../testing/page.ts';
import { aViewer } from '../../testing/player.ts';
import { dialog } from '../../testing/section.ts';

test('the switches in footer and menu show the same theme', async () => {
  const { user } = await openApp('/agb', { viewer: aViewer(), answers: { template: aPage() } });
  await screen.findByRole('heading', { name: 'Worum es geht' });
  await user.click(screen.getByRole('button', { name: 'Menü' }));
  await (await dialog()).findByRole('radio', { name: 'Dunkel' });
  const dark = screen.getAllByRole<HTMLInputElement>('radio', { name: 'Dunkel', hidden: true });
  expect(dark).toHaveLength(2);
  for (const [chosen] of [dark, dark.toReversed()]) {
    await user.click(chosen!);
    expect(dark.map(({ checked }) => checked)).toEqual([true, true]);
    await user.click(screen.getAllByRole('radio', { name: 'Wie das Gerät', hidden: true })[0]!);
  }
});
