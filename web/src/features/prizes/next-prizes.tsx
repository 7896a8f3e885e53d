import { Link } from '../../components/link.tsx';
import { LockCountdown } from '../../game/lock-countdown.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { usePolled } from '../../apollo/use-polled.ts';
import { useMasked } from '../../apollo/use-masked.ts';
import { PrizePicture } from './prize-picture.tsx';
import { PrizeHeadFragmentDoc, PrizesDocument, type PrizesQuery } from './prizes.generated.ts';
import { texts } from './texts.ts';

/** The next prizes to win, for visitors. */
export const NextPrizes = () => {
  const { data, failure } = usePolled(PrizesDocument, { poll: true });
  const open = data?.openPrices.filter(({ state }) => state === 'OPEN');
  const [next] = open ?? [];
  return (
    <section aria-label={texts.toWin} className="flex min-w-0 flex-1 items-center">
      {!open && !failure && <Skeleton className="h-16 w-full" />}
      {!open && failure && <Link to="/preise">{texts.allPrizes}</Link>}
      {open && !next && <p className="text-sm text-ink-2">{texts.nothingToWinHint}</p>}
      {open && next && <Next prize={next} others={open.length - 1} />}
    </section>
  );
};

interface NextProps {
  prize: PrizesQuery['openPrices'][number];
  others: number;
}

const Next = ({ prize: from, others }: NextProps) => {
  const prize = useMasked(PrizeHeadFragmentDoc, from);
  if (!prize) return null;
  const { name, pictureUrl, date } = prize;
  return (
    <Link to="/preise" className="group flex min-w-0 flex-1 flex-wrap items-center gap-3">
      <PrizePicture pictureUrl={pictureUrl} kind="" className="w-24 flex-none rounded-md" />
      <span className="grid min-w-0 flex-[1_1_9rem] gap-0.5 text-sm leading-tight">
        <span className="flex flex-wrap items-center gap-2 text-ink-2">
          <span>{texts.closes}</span>
          <LockCountdown until={date} />
        </span>
        <b className="line-clamp-2 text-base leading-tight font-bold wrap-anywhere group-hover:underline">
          {name}
        </b>
        <span className="text-ink-2">{others > 0 ? texts.moreToWin(others) : texts.allPrizes}</span>
      </span>
    </Link>
  );
};
