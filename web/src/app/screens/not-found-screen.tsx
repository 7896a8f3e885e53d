import { Flag } from 'lucide-react';
import { ButtonLink } from '../../components/button-link.tsx';
import { screenTexts } from './screen-texts.ts';
import { texts } from '../texts.ts';

export const Component = () => (
  <div className="grid justify-items-center gap-3 py-16 text-center">
    <span className="grid size-16 place-items-center rounded-full bg-joker-soft text-joker-text">
      <Flag aria-hidden="true" className="size-8" />
    </span>
    <h1 className="text-2xl font-bold">{texts.notFoundTitle}</h1>
    <p className="text-ink-2">{screenTexts.notFound}</p>
    <ButtonLink to="/" className="mt-3">
      {screenTexts.toStart}
    </ButtonLink>
  </div>
);
