import type { ReactNode } from 'react';
import { LocateFixed } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useIsSuspended } from '../../../apollo/use-is-suspended.ts';
import { PAGE_SIZE, pageInput, usePagedPlayers } from '../../../apollo/use-paged-players.ts';
import { BlockedNotice } from '../../../game/blocked-notice.tsx';
import { NobodyFound } from '../../../game/nobody-found.tsx';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Pagination } from '../../../components/pagination.tsx';
import { PlayerList } from '../../../game/player-list.tsx';
import { PlayerListSkeleton } from '../../../game/player-list-skeleton.tsx';
import { playerListTexts } from '../../../game/player-list-texts.ts';
import { PlayerListTools } from '../../../game/player-list-tools.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { SharePicture } from '../../../components/share-picture.tsx';
import { firstPage, ownRowSide } from '../../../lib/list/player-list-address.ts';
import { useLastPage } from '../../../lib/list/use-last-page.ts';
import { useJumpToOwnRow, useOwnRow } from '../../../lib/list/use-own-row.ts';
import { MATCH_DAY } from '../../../lib/address/addresses.ts';
import { isNotKnownYet } from '../../../lib/failure.ts';
import { useChangeAddress } from '../../../lib/address/use-change-address.ts';
import { LastOutCard } from '../last-out/last-out-card.tsx';
import { MemberRow } from './member-row.tsx';
import { membersHref, readMembersView, type MembersView } from './members-address.ts';
import { RemoveBar } from './remove-bar.tsx';
import { RemoveButton } from './remove-button.tsx';
import { texts } from '../texts.ts';
import { GroupMembersDocument } from './members.generated.ts';

interface MembersTabProps {
  group: { id: number; owner: boolean; isPrivate: boolean; memberCount: number; user: { id: number } };
  /** The group's page. */
  base: string;
  /** Picks the overall ranking or that of a match day; another feature renders it. */
  dayPicker: (day: number, onPick: (day: number) => void) => ReactNode;
}

const pictureOf = (groupId: number, day: number): string =>
  `/bild/gruppe/${groupId}${day > 0 ? `?spieltag=${day}` : ''}`;

export const MembersTab = ({ group, base, dayPicker }: MembersTabProps) => {
  const [params] = useSearchParams();
  const read = readMembersView(params);
  const isSuspended = useIsSuspended();
  const view = { ...read, managing: read.managing && group.owner && !isSuspended };
  const {
    list: listed,
    isStale,
    failure,
    refetch,
  } = usePagedPlayers(GroupMembersDocument, ({ groupRanking }) => groupRanking, {
    variables: {
      groupId: group.id,
      day: view.day,
      onlyFavorites: view.onlyFavorites,
      page: pageInput(view),
    },
    live: ['ranks'],
    isRetryable: isNotKnownYet,
  });
  const addressOf = (part: Partial<MembersView>): string => membersHref(base, { ...view, ...part });
  const change = useChangeAddress(base);

  useLastPage({
    listed: isStale ? undefined : listed,
    pageNumber: view.pageNumber,
    pageSize: PAGE_SIZE,
    hrefFor: (pageNumber) => addressOf({ pageNumber }),
  });
  useOwnRow(listed !== undefined && !isStale);
  const ownPage = listed?.ownPageNumber ?? 0;
  const toMe = useJumpToOwnRow(addressOf({}), addressOf({ ...firstPage, pageNumber: ownPage }));
  // A match day lists only members with a place on it. The others are counted, so that none seem lost.
  const isUnfiltered = view.day > 0 && !view.search && !view.onlyFavorites && !isStale;
  const unlisted = isUnfiltered && listed ? group.memberCount - listed.totalCount : 0;

  return (
    <>
      {view.managing && <RemoveBar done={addressOf({ managing: false })} />}
      <PlayerListTools
        view={view}
        base={base}
        found={!isStale && listed}
        onRefresh={refetch}
        picker={dayPicker(view.day, (day) => change({ [MATCH_DAY]: day || null }))}
      >
        {!view.managing && (
          <SharePicture path={pictureOf(group.id, view.day)} name="tippspiel-gruppe" isTool />
        )}
      </PlayerListTools>
      <QueryView
        value={listed}
        query={{ failure, refetch }}
        skeleton={<PlayerListSkeleton rows={PAGE_SIZE} />}
      />
      {listed?.blocked && <BlockedNotice onRefresh={refetch} />}
      {listed && !listed.blocked && listed.items.length === 0 && !isStale && (
        <Card>
          <NobodyFound
            isPast={listed.totalCount > 0}
            to={membersHref(base, { ...view, ...firstPage, day: 0 })}
          >
            {reason(view)}
          </NobodyFound>
        </Card>
      )}
      {listed && listed.items.length > 0 && (
        <>
          <PlayerList
            label={texts.membersTab}
            rows={listed.items}
            own={listed.own}
            idOf={({ user }) => user.id}
            ownSide={ownRowSide(view, ownPage)}
            isStale={isStale}
            withoutCopy={view.managing}
          >
            {(member, isOwn) => {
              const isFounder = member.user.id === group.user.id;
              return (
                <MemberRow
                  member={member}
                  isOwn={isOwn}
                  isFounder={isFounder}
                  ranked={listed.visible}
                  ofDay={view.day > 0}
                  tool={
                    view.managing &&
                    (isFounder ? (
                      <span className="block w-11" />
                    ) : (
                      <RemoveButton group={group} player={member.user} />
                    ))
                  }
                />
              );
            }}
          </PlayerList>
          <Pagination
            pageNumber={view.pageNumber}
            pageSize={PAGE_SIZE}
            totalCount={listed.totalCount}
            hrefFor={(pageNumber) => addressOf({ pageNumber })}
          />
          {unlisted > 0 && (
            <p className="mt-2 text-center text-sm text-ink-2">{texts.noTippOfDay(unlisted)}</p>
          )}
          {ownPage > 1 && (
            <p className="mt-2 text-center">
              <Button variant="ghost" size="sm" onClick={toMe}>
                <LocateFixed aria-hidden="true" className="size-4" />
                {playerListTexts.toMe}
              </Button>
            </p>
          )}
        </>
      )}
      {/* Below the list, so that the list does not jump. */}
      {view.pageNumber === 1 && !view.search && !view.onlyFavorites && <LastOutCard groupId={group.id} />}
    </>
  );
};

const reason = ({ search, onlyFavorites, day }: MembersView): string => {
  if (search) return texts.noMatch(search);
  if (onlyFavorites) return texts.noFavorites;
  return day > 0 ? texts.nobodyOfDay : '';
};
