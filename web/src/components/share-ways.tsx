import { useRef, type ReactNode } from 'react';
import { Check, Copy, MessageCircle, Send, Share2 } from 'lucide-react';
import { cx } from '../lib/class-names.ts';
import { copyText } from '../lib/page/copy-text.ts';
import { showToast } from '../lib/page/toast-store.ts';
import { useFlash } from '../lib/page/use-flash.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { OutsideLink } from './outside-link.tsx';
import { shareTexts as texts } from './share-texts.ts';

interface ShareWaysProps {
  url: string;
  /** The text sent with the link. */
  text: string;
  /** Names the link for screen readers. */
  link: string;
  /** In a view for sharing: copying is the main button, and the icons have visible labels. */
  isMain?: boolean;
}

const sign = 'size-5';
const way = 'group grid justify-items-center gap-1 rounded-md';

interface SignProps extends Pick<ShareWaysProps, 'isMain'> {
  label: string;
  children: ReactNode;
}

const Sign = ({ label, isMain, children }: SignProps) => (
  <>
    <span
      aria-hidden="true"
      className="grid size-11 flex-none place-items-center rounded-full bg-surface text-ink ring-1 ring-line-strong ring-inset group-hover:bg-surface-2"
    >
      {children}
    </span>
    <span className={isMain ? 'text-xs font-medium' : 'sr-only'}>{label}</span>
  </>
);

/** Ways to share a link: copying, the device's share sheet, and services. Nothing is loaded from these in advance. */
export const ShareWays = ({ url, text, link, isMain }: ShareWaysProps) => {
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
  const [CopySign, copyLabel] = copied ? [Check, texts.copied] : [Copy, texts.copy];
  return (
    <div
      role="group"
      aria-label={texts.ways}
      className={cx('flex flex-wrap gap-2', isMain && 'justify-center gap-x-4')}
    >
      {/* Only selected if the page may not write to the clipboard. */}
      <input ref={field} readOnly value={url} aria-label={link} tabIndex={-1} className="sr-only" />
      {isMain ? (
        <Button wide onClick={() => void copy()}>
          <CopySign aria-hidden="true" className={sign} />
          {copyLabel}
        </Button>
      ) : (
        <IconButton icon={CopySign} label={copyLabel} tone="outlined" onClick={() => void copy()} />
      )}
      {typeof navigator.share === 'function' && (
        <button
          type="button"
          title={texts.share}
          // Closing the share sheet is not an error.
          onClick={() => void navigator.share({ text, url }).catch(() => undefined)}
          className={way}
        >
          <Sign label={texts.share} isMain={isMain}>
            <Share2 className={sign} />
          </Sign>
        </button>
      )}
      {services.map(({ label, href, sign: service }) => (
        <OutsideLink key={label} href={href} title={label} rel="noopener noreferrer" className={way}>
          <Sign label={label} isMain={isMain}>
            {service}
          </Sign>
        </OutsideLink>
      ))}
      <span aria-live="polite" className="sr-only">
        {copied && texts.copied}
      </span>
    </div>
  );
};
