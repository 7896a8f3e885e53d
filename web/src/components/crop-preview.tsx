import { cx } from '../lib/class-names.ts';
import { FileImage } from './file-image.tsx';
import type { Crop } from './largest-crop.ts';
import { pictureTexts as texts } from './picture-texts.ts';

/** In pixels; the width follows from the ratio (specification, chapter 2). */
const HEIGHT = 200;

interface CropPreviewProps {
  file: File;
  part: Crop;
  /** Width divided by height. */
  ratio: number;
  /** Shown as a circle, like players' pictures. */
  round?: boolean;
}

export const CropPreview = ({ file, part: { x, y, width, height }, ratio, round }: CropPreviewProps) => (
  <figure className="grid max-w-full grid-cols-1 justify-items-center gap-2">
    <span
      style={{ width: HEIGHT * ratio, aspectRatio: ratio }}
      className={cx(
        'relative block max-w-full overflow-hidden bg-surface-3',
        round ? 'rounded-full' : 'rounded-md',
      )}
    >
      <FileImage
        file={file}
        alt={texts.preview}
        style={{
          width: `${10_000 / width}%`,
          height: `${10_000 / height}%`,
          left: `${(-x / width) * 100}%`,
          top: `${(-y / height) * 100}%`,
        }}
        className="absolute max-w-none"
      />
    </span>
    <figcaption aria-hidden="true" className="text-sm text-ink-2">
      {texts.preview}
    </figcaption>
  </figure>
);
