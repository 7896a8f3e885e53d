import { Handshake } from 'lucide-react';
import { buttonStyle } from '../../components/button-style.ts';
import { Card } from '../../components/card.tsx';
import { OutsideLink } from '../../components/outside-link.tsx';
import { texts } from './texts.ts';

/** The way to become one, on a page of the operators'. */
export const BecomeSponsor = ({ href }: { href: string }) => (
  <Card as="aside" className="flex flex-wrap items-center gap-x-5 gap-y-3">
    <span className="grid size-12 flex-none place-items-center rounded-full bg-joker-soft text-joker-text">
      <Handshake aria-hidden="true" className="size-6" />
    </span>
    <div className="min-w-0 flex-1 basis-56">
      <h2 className="text-lg font-bold">{texts.becomeTitle}</h2>
      <p className="text-ink-2">{texts.becomeHint}</p>
    </div>
    <OutsideLink href={href} className={buttonStyle({ variant: 'secondary' })}>
      {texts.become}
    </OutsideLink>
  </Card>
);
