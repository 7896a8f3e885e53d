import type { FragmentType } from '@apollo/client/masking';
import { useMasked } from '../../apollo/use-masked.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Badge } from '../../components/badge.tsx';
import { Card } from '../../components/card.tsx';
import { Link } from '../../components/link.tsx';
import { PlayerLink } from '../../game/player-link.tsx';
import { formatDateTime } from '../../lib/time/format.ts';
import { Decisions } from './decisions.tsx';
import { ReportList } from './report-list.tsx';
import { ReportedWords } from './reported-words.tsx';
import { ReportedTextFragmentDoc, type ReportedTextFragment } from './reports.generated.ts';
import { texts } from './texts.ts';

const tones = {
  OPEN: 'gold',
  HIDDEN: 'live',
  DISMISSED: 'brand',
  DELETED: 'neutral',
  GONE: 'neutral',
} as const;

/** One reported text with its author, its reports and their reasons, and the operator's actions. */
export const ReportCard = ({ text }: { text: { id: number } & FragmentType<ReportedTextFragment> }) => {
  const data = useMasked(ReportedTextFragmentDoc, text);
  if (!data) return null;
  const { user, group, postId, isComment, dateCreated, dateReported, state } = data;
  const isInFeed = !group && (state === 'OPEN' || state === 'DISMISSED');
  const kind = isComment ? texts.comment : texts.post;
  return (
    <Card as="article" aria-label={`${kind}: ${user.fullname}`} className="grid gap-4">
      <div className="flex items-start gap-3">
        <Avatar id={user.id} name={user.fullname} pictureStamp={user.pictureStamp} size={50} />
        <div className="grid min-w-0 flex-1 gap-0.5 leading-tight">
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h2 className="min-w-0 text-base font-semibold wrap-anywhere">
              <PlayerLink player={user} className="tap-target" />
            </h2>
            <Badge tone={tones[state]}>{texts.states[state]}</Badge>
          </span>
          <span className="text-sm text-ink-2 wrap-anywhere">
            <time dateTime={dateCreated ?? dateReported}>
              {texts.written(kind, formatDateTime(dateCreated ?? dateReported))}
            </time>
            {group && <span> {texts.inGroup(group.name)}</span>}
            {isInFeed && (
              <>
                {' ·\u00a0'}
                <Link
                  to={`/meldung/${postId}`}
                  aria-label={`${texts.toPost}: ${user.fullname}`}
                  className="inline-block font-semibold text-link tap-target hover:underline"
                >
                  {texts.toPost}
                </Link>
              </>
            )}
          </span>
        </div>
      </div>
      <ReportedWords text={data} />
      <ReportList text={data} />
      <Decisions text={data} />
    </Card>
  );
};
