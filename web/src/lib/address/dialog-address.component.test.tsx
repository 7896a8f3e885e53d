import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { aBonusQuestion } from '../../testing/bonus.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aPage } from '../../testing/page.ts';
import { aViewer } from '../../testing/player.ts';

const open = async () => {
  const question = aBonusQuestion({ id: 2 });
  await openApp('/agb', {
    viewer: aViewer(),
    answers: { template: aPage(), bonusQuestions: [question], bonusQuestion: question },
  });
  return screen.findByRole('button', { name: 'Versteckte Spielkarte aufdecken' });
};

const CLOSE = { name: 'Schließen' };

test('a dialog that was closed and opened again by going forward can be closed', async () => {
  fireEvent.click(await open());
  fireEvent.click(await screen.findByRole('button', CLOSE));
  await waitFor(() => expect(location.search).toBe(''));
  history.forward();
  await waitFor(() => expect(location.search).toBe('?bonus=2'));
  await waitFor(() => {
    // Taps right after the last closing are ignored.
    screen.queryByRole('button', CLOSE)?.click();
    expect(location.search).toBe('');
  });
});

test('a second tap on the cross does not leave the screen, too', async () => {
  const go = jest.spyOn(history, 'go');
  fireEvent.click(await open());
  const cross = await screen.findByRole('button', CLOSE);
  fireEvent.click(cross);
  fireEvent.click(cross);
  await waitFor(() => expect(location.search).toBe(''));
  expect(go.mock.calls).toEqual([[-1]]);
  go.mockRestore();
});

test('a tap that comes again opens a dialog once', async () => {
  const keyOf = (): unknown => (history.state as { key?: string }).key;
  const card = await open();
  fireEvent.click(card);
  await screen.findByRole('dialog');
  const first = keyOf();
  fireEvent.click(card);
  await waitFor(() => expect(keyOf()).not.toBe(first));
  fireEvent.click(screen.getByRole('button', CLOSE));
  await waitFor(() => expect(location.search).toBe(''));
});
