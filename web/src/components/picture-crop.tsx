import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { ImageOff } from 'lucide-react';
import ReactCrop from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { cx } from '../lib/class-names.ts';
import { FileImage } from './file-image.tsx';
import { largestCrop, type Crop } from './largest-crop.ts';
import { CropPreview } from './crop-preview.tsx';
import { pictureTexts as texts } from './picture-texts.ts';

interface PictureCropProps {
  file: File;
  /** Null until the picture is there, and for one that the browser cannot show. */
  part: Crop | null;
  onPart: (part: Crop) => void;
  /** Width by height. */
  ratio: number;
  /** As faces are shown. */
  round?: boolean;
}

/** No part may be lower, in percent of the picture's height (specification, chapter 2). */
const LEAST = 5;

/** A finger's reach around each of the library's corners. No underscore of their names: that would be a blank here. */
const corners =
  "pointer-coarse:[&_[class*=drag-handle]]:after:absolute pointer-coarse:[&_[class*=drag-handle]]:after:-inset-[11px] pointer-coarse:[&_[class*=drag-handle]]:after:content-['']";

/** After a step by arrow key, once it is rendered: what was moved stays in sight of whoever moves it. */
const keepInSight = ({ key, target }: KeyboardEvent): void => {
  if (!key.startsWith('Arrow')) return;
  requestAnimationFrame(() => (target as Element).scrollIntoView({ block: 'nearest' }));
};

/** Which part of the picture is wanted: by finger, mouse or arrow keys. */
export const PictureCrop = ({ file, part, onPart, ratio, round }: PictureCropProps) => {
  const [least, setLeast] = useState(1);
  const [isBroken, setBroken] = useState(false);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
    const { naturalWidth, naturalHeight, height } = currentTarget;
    setLeast(Math.max(1, (height * LEAST) / 100));
    onPart(largestCrop(naturalWidth, naturalHeight, ratio));
  };
  if (isBroken)
    return (
      <p className="flex items-center gap-3 rounded-md bg-surface-2 p-4 text-sm text-ink-2">
        <ImageOff aria-hidden="true" className="size-8 flex-none" />
        {texts.noPreview}
      </p>
    );
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm text-ink-2">
        {round ? texts.cropCircle : texts.cropFrame}{' '}
        <span className="pointer-coarse:sr-only">{texts.cropKeys}</span>
      </p>
      <div className="flex flex-wrap items-start gap-5">
        {/* The library's own rules go before utilities, so the width is around it. */}
        <div onKeyDownCapture={keepInSight} className={round ? 'sm:max-w-[calc(100%-220px)]' : 'max-w-full'}>
          <ReactCrop
            crop={part ? { unit: '%', ...part } : undefined}
            onChange={(_pixels, { x, y, width, height }) => onPart({ x, y, width, height })}
            aspect={ratio}
            minHeight={least}
            circularCrop={round}
            keepSelection
            ariaLabels={texts.handles}
            className={cx('max-h-[50dvh] rounded-md bg-surface-3', corners)}
          >
            <FileImage
              file={file}
              alt={texts.chosen}
              onLoad={onLoad}
              onError={() => setBroken(true)}
              className="block max-h-[50dvh] max-w-full"
            />
          </ReactCrop>
        </div>
        {part && <CropPreview file={file} part={part} ratio={ratio} round={round} />}
      </div>
    </div>
  );
};
