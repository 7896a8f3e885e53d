import { useState, useEffect } from 'react';
import { Copy, Download, Share2 } from 'lucide-react';
import { showToast } from '../lib/page/toast-store.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorState } from './error-state.tsx';
import { FileImage } from './file-image.tsx';
import { Segmented } from './segmented.tsx';
import { sharePictureTexts as texts } from './share-picture-texts.ts';
import { Loading, Skeleton } from './skeleton.tsx';
import { fetchPicture } from '../lib/connection/fetch-picture.ts';

interface Known {
  path: string;
  file?: File;
  /** The reason of a failure, in German. */
  message?: string;
}

/** Fetches a picture once per shown address. */
const useSharedPicture = (path: string, name: string) => {
  const [known, setKnown] = useState<Known>({ path: '' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    const tell = (part: Omit<Known, 'path'>): void => {
      if (!leaving.signal.aborted) setKnown({ path, ...part });
    };
    fetchPicture(path, name, leaving.signal).then(
      (file) => tell({ file }),
      (error: unknown) => tell({ message: (error as Error).message }),
    );
    return () => leaving.abort();
  }, [path, name, attempt]);
  const retry = (): void => {
    setKnown({ path: '' });
    setAttempt(attempt + 1);
  };
  return { ...(known.path === path ? known : { file: undefined, message: undefined }), retry };
};

interface SharePictureDialogProps {
  path: string;
  name: string;
  onClose: () => void;
}

const ratios = { quer: 1200 / 630, hoch: 1080 / 1350 };
type Shape = keyof typeof ratios;
const options = (Object.keys(ratios) as Shape[]).map((value) => ({ value, label: texts.shapes[value] }));

const PHONE_WIDTH = 640;
const DOWNLOAD_MS = 60_000;

const canCopy = (): boolean => typeof ClipboardItem === 'function' && 'write' in (navigator.clipboard ?? {});
const canShare = (file: File): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

const copy = (file: File): void => {
  navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]).then(
    () => showToast(texts.copied),
    () => showToast(texts.copyFailed, 'error'),
  );
};

const download = (file: File): void => {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: file.name }).click();
  // Safari reads the file some time after the click.
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_MS);
};

const share = (file: File): void => {
  navigator.share({ files: [file] }).catch((error: unknown) => {
    // Closing the share sheet is not an error.
    if ((error as Error).name !== 'AbortError') showToast(texts.shareFailed, 'error');
  });
};

/** Shows the picture in the chosen shape, and the ways to send it. */
export const SharePictureDialog = ({ path, name, onClose }: SharePictureDialogProps) => {
  // Chats on a phone show an upright picture larger.
  const [shape, setShape] = useState<Shape>(innerWidth < PHONE_WIDTH ? 'hoch' : 'quer');
  const address = `${path}${path.includes('?') ? '&' : '?'}format=${shape}`;
  const { file, message, retry } = useSharedPicture(address, `${name}-${shape}.png`);
  const onFile = (work: (file: File) => void) => () => file && work(file);
  const icon = 'size-5';
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.open}
      footer={
        <>
          <Button variant="secondary" disabled={!file} onClick={onFile(download)}>
            <Download aria-hidden="true" className={icon} />
            {texts.download}
          </Button>
          {canCopy() && (
            <Button
              variant={file && canShare(file) ? 'secondary' : 'primary'}
              disabled={!file}
              onClick={onFile(copy)}
            >
              <Copy aria-hidden="true" className={icon} />
              {texts.copy}
            </Button>
          )}
          {file && canShare(file) && (
            <Button onClick={onFile(share)}>
              <Share2 aria-hidden="true" className={icon} />
              {texts.share}
            </Button>
          )}
        </>
      }
    >
      <div className="grid justify-items-center gap-4">
        <Segmented label={texts.format} value={shape} onChange={setShape} options={options} />
        {message === undefined ? (
          <div
            // As wide as it can be without becoming higher than half of the screen.
            style={{ aspectRatio: ratios[shape], width: `min(100%, ${50 * ratios[shape]}dvh)` }}
            className="overflow-hidden rounded-md border border-line"
          >
            {file ? (
              <FileImage file={file} alt={texts.preview} className="size-full object-contain" />
            ) : (
              <Loading className="size-full">
                <Skeleton className="size-full" />
              </Loading>
            )}
          </div>
        ) : (
          <ErrorState message={message} onRetry={retry} small />
        )}
      </div>
    </Dialog>
  );
};
