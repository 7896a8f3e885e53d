import { useEffect, useRef, useState } from 'react';
import { Check, Copy, Share2 } from 'lucide-react';
import { chipStyle } from '../../components/chip-style.ts';
import { cx } from '../../lib/class-names.ts';
import { copyText } from '../../lib/copy-text.ts';
import { showToast } from '../../lib/toast-store.ts';
import { texts } from './texts.ts';

interface ShareWaysProps {
  /** Of the player's own invite link. */
  recommendGuid: string;
  tournamentName: string;
}

const FEEDBACK_MS = 1_000;

/** The own link to copy, to hand to the phone, and to the services that people use; none of them is loaded before. */
export const ShareWays = ({ recommendGuid, tournamentName }: ShareWaysProps) => {
  const [copied, setCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const url = `${location.origin}/registrieren/${recommendGuid}`;
  const text = texts.message(tournamentName);
  const [inUrl, inText] = [encodeURIComponent(url), encodeURIComponent(text)];
  const services = [
    [texts.whatsApp, `https://wa.me/?text=${inText}%20${inUrl}`],
    [texts.telegram, `https://t.me/share/url?url=${inUrl}&text=${inText}`],
    [texts.facebook, `https://www.facebook.com/sharer/sharer.php?u=${inUrl}`],
  ] as const;

  const copy = async (): Promise<void> => {
    if (!(await copyText(url, field.current))) return showToast(texts.copyFailed, 'error');
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), FEEDBACK_MS);
  };
  const Sign = copied ? Check : Copy;

  return (
    <div role="group" aria-label={texts.ways} className="flex flex-wrap gap-2">
      {/* Only to be selected where the page may not write to the clipboard by itself. */}
      <input ref={field} readOnly value={url} aria-label={texts.link} tabIndex={-1} className="sr-only" />
      <button type="button" onClick={() => void copy()} className={cx(chipStyle, 'gap-1.5')}>
        <Sign aria-hidden="true" className="size-4" />
        <span aria-live="polite">{copied ? texts.copied : texts.copy}</span>
      </button>
      {typeof navigator.share === 'function' && (
        <button
          type="button"
          // Who closes the phone's list without choosing has not failed.
          onClick={() => void navigator.share({ text, url }).catch(() => undefined)}
          className={cx(chipStyle, 'gap-1.5')}
        >
          <Share2 aria-hidden="true" className="size-4" />
          {texts.share}
        </button>
      )}
      {services.map(([label, href]) => (
        <a key={label} href={href} target="_blank" rel="noopener noreferrer" className={chipStyle}>
          {label}
          <span className="sr-only"> {texts.opensElsewhere}</span>
        </a>
      ))}
    </div>
  );
};
