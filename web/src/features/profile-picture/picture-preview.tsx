import { useEffect, useRef, useState } from 'react';
import { ImageOff } from 'lucide-react';
import { texts } from './texts.ts';

interface PicturePreviewProps {
  file: File;
}

/** The chosen file as it will look, cut to its middle. Some phones' pictures cannot be shown by the browser. */
export const PicturePreview = ({ file }: PicturePreviewProps) => {
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<File | null>(null);
  const isBroken = broken === file;
  useEffect(() => {
    if (!image.current || isBroken) return undefined;
    const url = URL.createObjectURL(file);
    image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [file, isBroken]);
  return isBroken ? (
    <span className="grid size-full place-items-center bg-surface-3 text-ink-2">
      <ImageOff aria-hidden="true" className="size-10" />
      <span className="sr-only">{texts.noPreview}</span>
    </span>
  ) : (
    <img ref={image} alt={texts.preview} onError={() => setBroken(file)} className="size-full object-cover" />
  );
};
