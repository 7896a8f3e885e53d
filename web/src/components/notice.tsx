import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { cx } from '../lib/class-names.ts';

interface NoticeProps {
  /** Error: a failure, announced at once by screen readers. Hint: other information. */
  tone: 'error' | 'hint';
  title: string;
  /** Shown before the title. */
  icon?: LucideIcon;
  /** Details or a solution. */
  children?: ReactNode;
  /** Controls below, which the announcement of an error leaves out. */
  foot?: ReactNode;
  className?: string;
}

const tones = { error: 'bg-live-soft text-live', hint: 'bg-joker-soft text-joker-text' };

/** A message at the place it concerns. It stays until it no longer applies. */
export const Notice = ({ tone, title, icon: Icon, children, foot, className }: NoticeProps) => (
  <div className={cx('grid gap-2 rounded-md px-4 py-3 text-sm', tones[tone], className)}>
    <div role={tone === 'error' ? 'alert' : undefined} className="grid gap-2">
      <p className="flex gap-2 font-semibold">
        {Icon && <Icon aria-hidden="true" className="size-5 flex-none" />}
        <span>{title}</span>
      </p>
      {children && <div className="text-ink">{children}</div>}
    </div>
    {foot && <div className="text-ink">{foot}</div>}
  </div>
);
