import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/dom';
import { aGroup, aGroupPlace, aGroupRanking } from '../testing/group.ts';
import { openApp } from '../testing/open-app.tsx';
import { aPlayer, aViewer } from '../testing/player.ts';
import { dialog } from '../testing/section.ts';

const viewer = aViewer({ player: aPlayer({ firstname: 'Mia' }) });
const group = aGroup({ id: 12, member: true });
const picture = (): Response => new Response('PNG', { headers: { 'content-type': 'image/png' } });

/** Adds sharing features to this browser. */
const provide = (more: object): void =>
  Object.entries(more).forEach(([name, value]) =>
    Object.defineProperty(navigator, name, { configurable: true, value }),
  );
const revoked = jest.fn();
const saved: { href: string; name: string }[] = [];
beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: revoked });
  revoked.mockReset();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ href: this.href, name: this.download });
  });
});
afterEach(() => {
  provide({ share: undefined, canShare: undefined });
  Reflect.deleteProperty(globalThis, 'ClipboardItem');
  jest.restoreAllMocks();
});

const open = async (answer: () => Response | Promise<Response> = picture) => {
  const asked: number[] = [];
  const opened = await openApp('/spielergruppe/12', {
    viewer,
    answers: { group, groupRanking: aGroupRanking([aGroupPlace({ user: viewer.user })]), matchDays: [] },
    http: { '/bild/gruppe/12': () => (asked.push(1), answer()) },
  });
  await opened.user.click(await screen.findByRole('button', { name: 'Bild teilen' }));
  return { ...opened, asked, shown: await dialog() };
};

test('a picture is shown in the chosen shape and saved as a file', async () => {
  const { user, shown } = await open();
  expect(shown.getByRole('button', { name: 'Herunterladen' })).toBeDefined();
  await shown.findByRole('img', { name: 'Vorschau des Bildes' });
  await user.click(shown.getByRole('button', { name: 'Herunterladen' }));
  // Safari reads the file after the click, so its URL must stay valid.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(revoked).not.toHaveBeenCalled();
  await user.click(shown.getByRole('radio', { name: 'Hoch' }));
  await shown.findByRole('img', { name: 'Vorschau des Bildes' });
  await user.click(shown.getByRole('button', { name: 'Herunterladen' }));
  expect(saved).toEqual([
    { href: 'blob:picture', name: 'tippspiel-gruppe-quer.png' },
    { href: 'blob:picture', name: 'tippspiel-gruppe-hoch.png' },
  ]);
  // Copying and sharing are not offered if the browser supports neither.
  expect(shown.queryByRole('button', { name: 'Teilen' })).toBeNull();
});

test('on a phone the upright picture comes first', async () => {
  jest.replaceProperty(window, 'innerWidth', 390);
  const { user, shown } = await open();
  await shown.findByRole('img', { name: 'Vorschau des Bildes' });
  await user.click(shown.getByRole('button', { name: 'Herunterladen' }));
  expect(saved).toMatchObject([{ name: 'tippspiel-gruppe-hoch.png' }]);
});

describe('with a share sheet for files', () => {
  const share = jest.fn<(data: ShareData) => Promise<void>>();
  beforeEach(() => {
    share.mockReset();
    provide({ share, canShare: ({ files }: ShareData) => files?.length === 1 });
  });
  test('the file is passed to it', async () => {
    share.mockResolvedValue(undefined);
    const { user, shown } = await open();
    await user.click(await shown.findByRole('button', { name: 'Teilen' }));
    const [file] = share.mock.lastCall?.[0].files ?? [];
    expect([file?.name, file?.type]).toEqual(['tippspiel-gruppe-quer.png', 'image/png']);
  });
  test('its failure is reported, but closing it is no failure', async () => {
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    share.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
    const { user, shown } = await open();
    const button = await shown.findByRole('button', { name: 'Teilen' });
    await user.click(button);
    expect(screen.queryByText(/Das Teilen hat nicht geklappt/)).toBeNull();
    await user.click(button);
    await screen.findByText('Das Teilen hat nicht geklappt. Du kannst das Bild herunterladen.');
  });
});

describe('with a clipboard for pictures', () => {
  beforeEach(() => {
    Object.assign(globalThis, {
      ClipboardItem: class {
        items: Record<string, File>;
        constructor(items: Record<string, File>) {
          this.items = items;
        }
      },
    });
  });
  /** @param failure the clipboard's error */
  const copy = async (failure?: Error) => {
    const { user, shown } = await open();
    await shown.findByRole('img', { name: 'Vorschau des Bildes' });
    // Testing Library provides this clipboard.
    const write = jest.spyOn(navigator.clipboard, 'write');
    write.mockImplementation(() => (failure ? Promise.reject(failure) : Promise.resolve()));
    await user.click(shown.getByRole('button', { name: 'Bild kopieren' }));
    return write;
  };
  test('the picture is copied', async () => {
    const write = await copy();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Das Bild ist kopiert.');
    expect(screen.getByRole('dialog').contains(alert)).toBe(true);
    expect(alert.closest('[role=status]')).toBeNull();
    expect(write.mock.lastCall).toMatchObject([[{ items: { 'image/png': { type: 'image/png' } } }]]);
  });
  test('a failure names the alternative', async () => {
    await copy(new DOMException('', 'NotAllowedError'));
    await screen.findByText('Das Kopieren hat nicht geklappt. Du kannst das Bild herunterladen.');
  });
});

test('a failed picture shows the reason and disabled buttons, and loads on retry', async () => {
  const message = 'Zu viele Versuche. Bitte warte einen Moment und versuche es dann erneut.';
  let answer = () => new Response(JSON.stringify({ errorMessage: message }), { status: 429 });
  const { user, shown, asked } = await open(() => answer());
  await shown.findByText(message);
  const save = shown.getByRole('button', { name: 'Herunterladen' });
  expect(save.getAttribute('aria-disabled')).toBe('true');
  await user.click(save);
  expect(saved).toEqual([]);
  answer = picture;
  await user.click(shown.getByRole('button', { name: 'Nochmal probieren' }));
  await shown.findByRole('img', { name: 'Vorschau des Bildes' });
  await waitFor(() => expect(asked).toHaveLength(2));
});
