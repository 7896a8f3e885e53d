import { Gift } from 'lucide-react';
import { RetriedPicture } from '../../components/retried-picture.tsx';
import { Ribbon } from '../../components/ribbon.tsx';
import { cx } from '../../lib/class-names.ts';

interface PrizePictureProps {
  pictureUrl: string;
  /** On the gold ribbon; empty without one. */
  kind: string;
  /** Beside a prize: on phones so small that the kind stands elsewhere. */
  small?: boolean;
  className?: string;
}

/** A prize with its ribbon. Decorative: the name always stands beside it. */
export const PrizePicture = ({ pictureUrl, kind, small, className }: PrizePictureProps) => (
  <div className={cx('relative overflow-hidden bg-joker-soft', className)}>
    <div className="aspect-3/2">
      <RetriedPicture url={pictureUrl} width={600} height={400} className="size-full object-cover">
        <span aria-hidden="true" className="grid size-full place-items-center text-joker">
          <Gift className="size-16 max-h-3/5" strokeWidth={1.25} />
        </span>
      </RetriedPicture>
    </div>
    {kind && (
      <Ribbon small={small} className={cx(small && 'max-sm:hidden')}>
        {kind}
      </Ribbon>
    )}
  </div>
);
