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
  /** Null until the picture has loaded, and for a picture that the browser cannot show. */
  part: Crop | null;
  onPart: (part: Crop) => void;
  /** Width divided by height. */
  ratio: number;
  /** Shown as a circle, like players' pictures. */
  round?: boolean;
}

/** The minimum height of a part, in percent of the picture's height (specification, chapter 2). */
const LEAST = 5;

/**
 * Enlarges the library's corner handles for fingers. Its class names are matched without their underscores, which
 * Tailwind would turn into spaces.
 */
const corners =
  "pointer-coarse:[&_[class*=drag-handle]]:after:absolute pointer-coarse:[&_[class*=drag-handle]]:after:-inset-[11px] pointer-coarse:[&_[class*=drag-handle]]:after:content-['']";

/** Keeps the element that an arrow key moves in view, after the next render. */
const keepInSight = ({ key, target }: KeyboardEvent): void => {
  if (!key.startsWith('Arrow')) return;
  requestAnimationFrame(() => (target as Element).scrollIntoView({ block: 'nearest' }));
};

/** Selects a part of the picture by finger, mouse or arrow keys. */
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
        {/* The width is set on this wrapper, because the library's CSS overrides utility classes. */}
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
