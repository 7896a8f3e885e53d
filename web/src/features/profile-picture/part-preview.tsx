import { FileImage } from './file-image.tsx';
import type { Part } from './largest-square.ts';
import { texts } from './texts.ts';

/** Pixels (specification, chapter 2). */
const HEIGHT = 200;

/** The chosen part as others will see it. */
export const PartPreview = ({ file, part: { x, y, width, height } }: { file: File; part: Part }) => (
  <figure className="grid justify-items-center gap-2">
    <span className="relative block size-[200px] overflow-hidden rounded-full bg-surface-3">
      <FileImage
        file={file}
        alt={texts.preview}
        style={{
          width: (HEIGHT * 100) / width,
          height: (HEIGHT * 100) / height,
          left: (-x / width) * HEIGHT,
          top: (-y / height) * HEIGHT,
        }}
        className="absolute max-w-none"
      />
    </span>
    <figcaption aria-hidden="true" className="text-sm text-ink-2">
      {texts.preview}
    </figcaption>
  </figure>
);
