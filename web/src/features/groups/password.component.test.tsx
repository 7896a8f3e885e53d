import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { failure } from '../../testing/failure.ts';
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

const group = aGroup();
const missing = failure('BAD_USER_INPUT', 'Bitte gib das Kennwort der Gruppe ein.', 'password');

test('a group that has just become private asks for its password, on its page', async () => {
  const { user, change } = await openApp(`/spielergruppe/${group.id}`, {
    viewer: aViewer(),
    answers: { group, joinGroup: missing },
  });
  const join = await screen.findByRole('button', { name: 'Beitreten' });
  change({ group: { ...group, isPrivate: true } });
  await user.click(join);
  const password = await screen.findByLabelText('Kennwort der Gruppe');
  await screen.findByText('Bitte gib das Kennwort der Gruppe ein.');
  expect(document.activeElement).toBe(password);
});

test('a group that has just become private asks for its password, in the list', async () => {
  const { user, change } = await openApp('/spielergruppen', {
    viewer: aViewer(),
    answers: { groups: aList([group]), joinGroup: missing },
  });
  const join = await screen.findByRole('button', { name: /“ beitreten$/ });
  change({ groups: aList([{ ...group, isPrivate: true }]) });
  await user.click(join);
  await screen.findByText('Bitte gib das Kennwort der Gruppe ein.');
  await user.click(join);
  await screen.findByLabelText('Kennwort der Gruppe');
});
