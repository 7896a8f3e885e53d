import { useRef } from 'react';
import { Check, Copy, MessageCircle, Send, Share2 } from 'lucide-react';
import { copyText } from '../lib/copy-text.ts';
import { showToast } from '../lib/toast-store.ts';
import { useFlash } from '../lib/use-flash.ts';
import { IconButton } from './icon-button.tsx';
import { OutsideLink } from './outside-link.tsx';
import { shareTexts as texts } from './share-texts.ts';

interface ShareWaysProps {
  /** The link that is handed on. */
  url: string;
  /** What is said with it. */
  text: string;
  /** Names the link for screen readers. */
  link: string;
}

const sign = 'size-5';

/** A link to copy, to hand to the phone, and to the services that people use; none of them is loaded before. */
export const ShareWays = ({ url, text, link }: ShareWaysProps) => {
  const { isOn: copied, flash } = useFlash();
  const field = useRef<HTMLInputElement>(null);
  const [inUrl, inText] = [encodeURIComponent(url), encodeURIComponent(text)];
  const services = [
    {
      label: texts.whatsApp,
      href: `https://wa.me/?text=${inText}%20${inUrl}`,
      sign: <MessageCircle className={sign} />,
    },
    {
      label: texts.telegram,
      href: `https://t.me/share/url?url=${inUrl}&text=${inText}`,
      sign: <Send className={sign} />,
    },
    {
      label: texts.facebook,
      href: `https://www.facebook.com/sharer/sharer.php?u=${inUrl}`,
      sign: <b className="text-lg leading-none font-extrabold">f</b>,
    },
  ];

  const copy = async (): Promise<void> => {
    if (await copyText(url, field.current)) flash();
    else showToast(texts.copyFailed, 'error');
  };
  return (
    <div role="group" aria-label={texts.ways} className="flex flex-wrap gap-2">
      {/* Only to be selected where the page may not write to the clipboard by itself. */}
      <input ref={field} readOnly value={url} aria-label={link} tabIndex={-1} className="sr-only" />
      <IconButton
        icon={copied ? Check : Copy}
        label={copied ? texts.copied : texts.copy}
        tone="outlined"
        onClick={() => void copy()}
      />
      {typeof navigator.share === 'function' && (
        <IconButton
          icon={Share2}
          label={texts.share}
          tone="outlined"
          // Who closes the phone's list without choosing has not failed.
          onClick={() => void navigator.share({ text, url }).catch(() => undefined)}
        />
      )}
      {services.map(({ label, href, sign: service }) => (
        <OutsideLink
          key={label}
          href={href}
          title={label}
          rel="noopener noreferrer"
          className="grid size-11 flex-none place-items-center rounded-full bg-surface text-ink ring-1 ring-line-strong ring-inset hover:bg-surface-2"
        >
          <span aria-hidden="true">{service}</span>
          <span className="sr-only">{label}</span>
        </OutsideLink>
      ))}
      <span aria-live="polite" className="sr-only">
        {copied && texts.copied}
      </span>
    </div>
  );
};
