import { Gift, Spade, Users } from 'lucide-react';
import { texts } from './texts.ts';

const icons = [Spade, Users, Gift];

/** Three playing cards with the reasons to play. */
export const Reasons = () => (
  <section aria-labelledby="gruende">
    <h2 id="gruende" className="mb-5 text-2xl font-bold hyphens-auto">
      {texts.reasonsTitle}
    </h2>
    <ul className="grid gap-4 md:grid-cols-3">
      {texts.reasons.map(({ title, text }, index) => {
        const Icon = icons[index] ?? Gift;
        return (
          <li
            key={title}
            className="grid grid-cols-[52px_minmax(0,1fr)] content-start gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-5 shadow-card max-[14rem]:grid-cols-1 md:grid-cols-1 md:gap-y-0 md:p-6"
          >
            <span className="grid h-[70px] w-13 place-items-center rounded-md bg-linear-160 from-gold-200 to-gold-400 text-on-joker md:mb-5">
              <Icon aria-hidden="true" className="size-7" />
            </span>
            <div className="min-w-0 hyphens-auto">
              <h3 className="text-lg font-bold">{title}</h3>
              <p className="mt-1 text-ink-2">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  </section>
);
