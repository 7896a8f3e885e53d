import { askOnce } from '../lib/save/unsaved.ts';
import { texts } from './texts.ts';

/** Shown after an unexpected render error. */
export const CrashState = () => (
  <div role="alert" className="mx-auto grid max-w-lg justify-items-center gap-4 px-4 py-16 text-center">
    <span aria-hidden="true" className="text-4xl">
      ⚽
    </span>
    <p className="text-lg font-bold">{texts.crashed}</p>
    <a href={location.href} onClick={askOnce} className="font-semibold text-link underline">
      {texts.reload}
    </a>
  </div>
);
