import { CircleCheck } from 'lucide-react';
import { scrollIntoView } from '../lib/page/scroll-into-view.ts';
import { Notice } from './notice.tsx';
import type { PictureState } from './picture-state.ts';
import { pictureTexts as texts } from './picture-texts.ts';
import { ProgressBar } from './progress-bar.tsx';
import { StatusLine } from './status-line.tsx';

interface PictureMessageProps {
  state: PictureState;
}

/** The upload's progress or result. It is at the bottom and initially empty, so that nothing moves when it appears. */
export const PictureMessage = ({ state }: PictureMessageProps) => (
  <>
    <StatusLine>
      {state.step === 'uploading' && <Progress share={state.share} />}
      {(state.step === 'uploaded' || state.step === 'saving') && (
        <p className="text-sm text-ink-2">{texts.uploaded}</p>
      )}
      {state.step === 'saved' && (
        <p className="flex items-center gap-2 font-semibold text-link">
          <CircleCheck aria-hidden="true" className="size-5 flex-none" />
          {texts.saved}
        </p>
      )}
    </StatusLine>
    {/* Beside the status: as an alert within it, it would be read twice. */}
    {state.step === 'refused' && <Failed message={state.message} />}
    {state.step === 'uploadFailed' && <Failed title={state.title} message={state.message} />}
    {state.step === 'saveFailed' && <Failed title={texts.saveFailed} message={state.message} />}
  </>
);

const Failed = ({ title, message }: { title?: string; message: string }) => (
  <div ref={scrollIntoView} className="mt-4 scroll-my-21">
    <Notice tone="error" title={title ?? message}>
      {title && <p>{message}</p>}
    </Notice>
  </div>
);

const Progress = ({ share }: { share: number }) => {
  const percent = Math.round(share * 100);
  const label = texts.uploading(String(percent));
  return (
    <div className="grid gap-1.5">
      <ProgressBar value={percent} max={100} label={label} />
      <p aria-hidden="true" className="text-sm text-ink-2">
        {label}
      </p>
    </div>
  );
};
