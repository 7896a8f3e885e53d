import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { aBonusQuestion } from '../../testing/bonus.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aPage } from '../../testing/page.ts';
import { aViewer } from '../../testing/player.ts';
import { settle } from '../../testing/time.ts';

const open = async () => {
  const question = aBonusQuestion({ id: 2 });
  await openApp('/agb', {
    viewer: aViewer(),
    answers: { template: aPage(), bonusQuestions: [question], bonusQuestion: question },
  });
  return screen.findByRole('button', { name: 'Versteckte Spielkarte aufdecken' });
};

const close = async (): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name: 'Schließen' }));
  await waitFor(() => expect(location.search).toBe(''));
};

test('a dialog that was closed and opened again by going forward can be closed', async () => {
  fireEvent.click(await open());
  await close();
  history.forward();
  await waitFor(() => expect(location.search).toBe('?bonus=2'));
  await close();
});

test('a tap that comes again opens a dialog once', async () => {
  const card = await open();
  fireEvent.click(card);
  await screen.findByRole('dialog');
  fireEvent.click(card);
  await settle();
  await close();
});
