import { useState } from 'react';
import { OutsideLink } from '../../../components/outside-link.tsx';
import { cx } from '../../../lib/class-names.ts';
import { linkify, shortAddress } from './linkify.ts';
import { texts } from '../texts.ts';

interface PlainTextProps {
  text: string;
  /** For screen readers. */
  author: string;
  className?: string;
}

const LONG_TEXT = 700;
const MANY_LINES = 12;

const isLong = (text: string): boolean => text.length > LONG_TEXT || text.split('\n').length > MANY_LINES;

/** A player's text: no markup, clickable links; a long text expands on demand. */
export const PlainText = ({ text, author, className }: PlainTextProps) => {
  const [open, setOpen] = useState(() => !isLong(text));
  return (
    <div className={className}>
      <p
        // A link below the cut, reached by a key, would scroll the text to itself, and nothing scrolls back.
        onFocus={({ target }) => target.matches(':focus-visible') && setOpen(true)}
        className={cx('max-w-prose wrap-anywhere whitespace-pre-wrap', !open && 'line-clamp-8')}
      >
        {linkify(text).map(({ text: part, href }, index) =>
          href ? (
            <OutsideLink
              key={index}
              href={href}
              title={part}
              rel="noopener noreferrer nofollow ugc"
              className="font-medium text-link underline"
            >
              {shortAddress(part)}
            </OutsideLink>
          ) : (
            part
          ),
        )}
      </p>
      {!open && (
        <button
          type="button"
          aria-label={`${texts.readOn}: ${author}`}
          onClick={() => setOpen(true)}
          className="mt-1 min-h-9 text-sm font-semibold text-link tap-target hover:underline"
        >
          {texts.readOn}
        </button>
      )}
    </div>
  );
};
