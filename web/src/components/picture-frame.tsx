import { ImageIcon } from 'lucide-react';
import { cx } from '../lib/class-names.ts';
import { pictureTexts as texts } from './picture-texts.ts';

interface PictureFrameProps {
  /** What it is, in German: 'Logo'. */
  label: string;
  /** Empty without one. */
  url: string;
  /** Width by height. */
  ratio: number;
}

/** Where it will stand, in its shape; empty without one. */
export const PictureFrame = ({ label, url, ratio }: PictureFrameProps) => (
  <div
    style={{ aspectRatio: ratio }}
    className={cx(
      'grid max-h-80 max-w-full place-items-center overflow-hidden rounded-md bg-surface-2',
      !url && 'border border-dashed border-line-strong',
    )}
  >
    {url ? (
      <img src={url} alt={label} className="size-full object-contain" />
    ) : (
      <span className="grid justify-items-center gap-1 text-sm text-ink-2">
        <ImageIcon aria-hidden="true" className="size-8" />
        {texts.none}
      </span>
    )}
  </div>
);
