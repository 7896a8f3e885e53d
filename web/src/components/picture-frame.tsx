import { ImageIcon } from 'lucide-react';
import { cx } from '../lib/class-names.ts';
import { pictureTexts as texts } from './picture-texts.ts';
import { Ribbon } from './ribbon.tsx';

interface PictureFrameProps {
  /** The picture's meaning, in German: 'Logo'. */
  label: string;
  /** Empty without one. */
  url: string;
  /** Width by height. */
  ratio: number;
  /** On the ribbon that will lie on it; empty without one. */
  ribbon: string;
}

/** In its shape; without one a flat place for it. */
export const PictureFrame = ({ label, url, ratio, ribbon }: PictureFrameProps) => (
  <div
    style={{ aspectRatio: ratio }}
    className={cx(
      'relative grid place-items-center overflow-hidden rounded-md bg-surface-2',
      url ? 'max-h-80 max-w-full' : 'max-h-40 w-full border border-dashed border-line-strong',
    )}
  >
    {ribbon && <Ribbon>{ribbon}</Ribbon>}
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
