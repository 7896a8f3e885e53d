import { ImageIcon } from 'lucide-react';
import { cx } from '../lib/class-names.ts';
import { pictureTexts as texts } from './picture-texts.ts';
import { Ribbon } from './ribbon.tsx';

interface PictureFrameProps {
  /** The picture's meaning, in German: 'Logo'. */
  label: string;
  /** Empty without a picture. */
  url: string;
  /** Width divided by height. */
  ratio: number;
  /** Text of the ribbon that will be shown on the picture; empty without one. */
  ribbon: string;
}

/** A picture in its final ratio, or a flat placeholder. */
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
