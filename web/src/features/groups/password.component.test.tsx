import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { aGroup } from '../../testing/group.ts';
import { aList } from '../../testing/list.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aViewer } from '../../testing/player.ts';

test('a group’s password can be written at once', async () => {
  const { user } = await openApp('/spielergruppen', {
    viewer: aViewer(),
    answers: { groups: aList([aGroup({ isPrivate: true })]), bonusQuestions: [] },
  });
  await user.click(await screen.findByRole('button', { name: /“ beitreten$/ }));
  const password = await screen.findByLabelText<HTMLInputElement>('Kennwort der Gruppe');
  await waitFor(() => expect(document.activeElement).toBe(password));
  await user.keyboard('Tor');
  expect(password.value).toBe('Tor');
});
