import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import type { MutationSetProfilePictureArgs } from '../../generated/schema.ts';
import { openApp } from '../../testing/open-app.tsx';
import { aPlayer, aViewer } from '../../testing/player.ts';
import { dialog } from '../../testing/section.ts';

const player = aPlayer({ pictureStamp: 'p1' });
const viewer = aViewer({ player });
const answers = { countries: ['Deutschland'], uploadMaxBytes: 10 * 1024 * 1024 };
const http = { '/api/uploadImage': () => new Response(JSON.stringify({ data: 'upload.png' })) };
const aFile = (bytes: number, type = 'image/png') => new File([new Uint8Array(bytes)], 'ich.png', { type });
/** Chooses any file, since browsers allow that despite `accept`. */
const choose = (user: UserEvent, file: File) =>
  user.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
const button = (name: string) => screen.findByRole('button', { name });

test('without a file, and with one that is no picture, it shows an error and sends nothing', async () => {
  const { user } = await openApp('/profil/4', { viewer, answers });
  await user.click(await button('Bild speichern'));
  await screen.findByText(/Keine Datei ausgewählt/);
  document.querySelector('input[type=file]')!.removeAttribute('accept');
  await choose(user, aFile(10, 'text/plain'));
  await screen.findByText('Achtung, dieser Dateityp ist nicht erlaubt.');
});

test('a too large picture is rejected, even if the limit loads later, and removing it clears the error', async () => {
  let arrive = (_bytes: number): void => undefined;
  const held = new Promise<number>((resolve) => (arrive = resolve));
  const { user, sent } = await openApp('/profil/4', {
    viewer,
    answers: {
      ...{ ...answers, uploadMaxBytes: () => held },
      setProfilePicture: () => ({ pictureStamp: 'NO', user: { ...player, pictureStamp: 'NO' } }),
    },
  });
  await button('Bild auswählen');
  await choose(user, aFile(12 * 1024 * 1024));
  await screen.findByText('0 % hochgeladen');
  arrive(10 * 1024 * 1024);
  await screen.findByText('Das Bild ist zu groß: Es darf höchstens 10 MB haben.');
  await user.click(await button('Profilbild entfernen'));
  expect(sent('SetProfilePicture')).toEqual([]);
  await user.click((await dialog()).getByRole('button', { name: 'Ja, entfernen' }));
  await waitFor(() => expect(screen.queryByText(/Das Bild ist zu groß/)).toBeNull());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Profilbild entfernen' })).toBeNull());
});

test('an uploaded picture is saved by the upload’s name, or discarded', async () => {
  const { user, sent } = await openApp('/profil/4', {
    ...{ viewer, http },
    answers: {
      ...answers,
      setProfilePicture: (_: MutationSetProfilePictureArgs) => ({ pictureStamp: 'p2', user: player }),
    },
  });
  await button('Bild auswählen');
  await choose(user, aFile(10));
  await screen.findByText(/Das Bild ist bereit/);
  await user.click(await button('Verwerfen'));
  await button('Bild auswählen');
  await choose(user, aFile(10));
  await screen.findByText(/Das Bild ist bereit/);
  await user.click(await button('Bild speichern'));
  await screen.findByText('Bild wurde erfolgreich gespeichert!');
  expect(sent('SetProfilePicture')).toMatchObject([{ input: { code: 'upload.png' } }]);
});
