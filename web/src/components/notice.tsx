import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { cx } from '../lib/class-names.ts';

interface NoticeProps {
  /** Error: something did not work, and it is spoken at once. Hint: something to know. */
  tone: 'error' | 'hint';
  title: string;
  /** Before the title. */
  icon?: LucideIcon;
  /** Details, or a way out. */
  children?: ReactNode;
  className?: string;
}

const tones = { error: 'bg-live-soft text-live', hint: 'bg-joker-soft text-joker-text' };

/** A remark in the place it concerns, where it stays until it no longer holds. */
export const Notice = ({ tone, title, icon: Icon, children, className }: NoticeProps) => (
  <div
    role={tone === 'error' ? 'alert' : undefined}
    className={cx('grid gap-2 rounded-md px-4 py-3 text-sm', tones[tone], className)}
  >
    <p className="flex gap-2 font-semibold">
      {Icon && <Icon aria-hidden="true" className="size-5 flex-none" />}
      <span>{title}</span>
    </p>
    {children && <div className="text-ink">{children}</div>}
  </div>
);
