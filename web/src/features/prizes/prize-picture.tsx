import { Gift } from 'lucide-react';
import { EventualPicture } from '../../components/eventual-picture.tsx';
import { Ribbon } from '../../components/ribbon.tsx';
import { cx } from '../../lib/class-names.ts';

interface PrizePictureProps {
  pictureUrl: string;
  /** On the gold ribbon. */
  kind: string;
  /** As high as what stands beside it. */
  fill?: boolean;
  className?: string;
}

/** What can be won, with its ribbon. Decorative: the name always stands beside it. */
export const PrizePicture = ({ pictureUrl, kind, fill, className }: PrizePictureProps) => (
  <div className={cx('relative overflow-hidden bg-joker-soft', className)}>
    <div className={fill ? 'absolute inset-0' : 'aspect-3/2'}>
      <EventualPicture url={pictureUrl} width={600} height={400} className="size-full object-cover">
        <span aria-hidden="true" className="grid size-full place-items-center text-joker">
          <Gift className="size-16" strokeWidth={1.25} />
        </span>
      </EventualPicture>
    </div>
    <Ribbon small={fill}>{kind}</Ribbon>
  </div>
);
