import { Gift } from 'lucide-react';
import { RetriedPicture } from '../../components/retried-picture.tsx';
import { Ribbon } from '../../components/ribbon.tsx';
import { cx } from '../../lib/class-names.ts';

interface PrizePictureProps {
  pictureUrl: string;
  /** The text of the gold ribbon; empty for no ribbon. */
  kind: string;
  /** A small picture beside a prize. On phones it has no ribbon, since the kind is shown elsewhere. */
  small?: boolean;
  className?: string;
}

/** The picture of a prize with its ribbon. It is decorative, since the name is always shown beside it. */
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
