import { asLine } from '@tippspiel/shared/contracts/auth/share-picture';
import {
  formatNumber,
  numberIn,
  numberOrNone,
  placeOf,
  scoreOf,
  source,
  withOwn,
  type Source,
} from './source.ts';
import { texts } from './texts.ts';

type User = { id: number; fullname: string };
type Goals = { goalsTeam1: number | null; goalsTeam2: number | null };
type Team = { name: string; teamKZ: string };
type Match = Goals & { id: number; team1: Team; team2: Team };
type Place = { ranking: number; points: number; user: User };
type LiveMatch = Match & { minute: number | null; phase: keyof typeof texts.phases };
type LiveRow = Place & { tipps: (Goals & { match: { id: number }; isJoker: boolean })[] };

const ROWS = 10;
/** Matches per picture. More do not fit beside a name. */
const MATCHES = 3;

const MATCH = 'goalsTeam1 goalsTeam2 team1 { name teamKZ } team2 { name teamKZ }';
const PLACE = 'ranking points user { id fullname }';
const LIVE_ROW = `${PLACE} tipps { match { id } goalsTeam1 goalsTeam2 isJoker }`;

const pairing = ({ team1, team2 }: Match): string => asLine(`${team1.name} – ${team2.name}`);

/** 'Deutschland 2:2 Ungarn, 66. Minute' */
const standing = (match: LiveMatch): string => {
  const { team1, team2, minute, phase } = match;
  // 45 and 90 may stand for half-time and what follows.
  const isPlayed = minute && minute < 90 && minute !== 45;
  const time = texts.phases[phase] || (isPlayed ? texts.minute(minute) : '');
  return `${team1.name} ${scoreOf(match)} ${team2.name}${time && `, ${time}`}`;
};

/** /bild/gruppe/12?spieltag=3 */
const group = source<{
  group: { name: string; memberCount: number } | null;
  groupRanking: { items: Place[]; own: Place | null; blocked: boolean; day: { number: number } | null };
}>({
  query: `query SharedGroup($id: Int!, $day: Int!) {
    group(id: $id) { id name memberCount }
    groupRanking(groupId: $id, day: $day, page: { pageSize: ${ROWS} }) {
      items { ${PLACE} } own { ${PLACE} } blocked day { number }
    }
  }`,
  variables(text, search) {
    const [id, day] = [numberIn(text), numberOrNone(search.get('spieltag'))];
    return id === undefined || day === undefined ? undefined : { id, day };
  },
  describe({ group: known, groupRanking: { items, own, blocked, day } }) {
    if (!known || blocked || items.length === 0) return null;
    return {
      kicker: texts.group,
      title: asLine(known.name),
      subtitle: day ? texts.day(day.number) : texts.members(formatNumber(known.memberCount)),
      heads: [texts.points],
      rows: withOwn(items, own).map(({ row, isOwn }) => ({ ...placeOf(row), cells: [], isOwn })),
    };
  },
});

/** /bild/konferenz?gruppe=12&liste=1 */
const konferenz = source<{
  group: { name: string } | null;
  ranking: {
    blocked: boolean;
    live: { matches: LiveMatch[]; rows: LiveRow[]; own: LiveRow | null } | null;
  };
}>({
  query: `query SharedKonferenz($groupId: Int!, $onlyFavorites: Boolean!) {
    group(id: $groupId) { id name }
    ranking(provisional: true, groupId: $groupId, onlyFavorites: $onlyFavorites, page: { pageSize: ${ROWS} }) {
      blocked
      live { matches { id minute phase ${MATCH} } rows { ${LIVE_ROW} } own { ${LIVE_ROW} } }
    }
  }`,
  variables(text, search) {
    // 0 for all players.
    const groupId = numberOrNone(search.get('gruppe'));
    return text || groupId === undefined
      ? undefined
      : { groupId, onlyFavorites: search.get('liste') === '1' };
  },
  describe({ group: known, ranking: { blocked, live } }, { onlyFavorites }) {
    if (blocked || !live || live.matches.length === 0 || live.rows.length === 0) return null;
    const matches = live.matches.slice(0, MATCHES);
    const tippOf = ({ tipps }: LiveRow, { id }: Match) => {
      const tipp = tipps.find(({ match }) => match.id === id);
      return tipp ? { text: scoreOf(tipp), isJoker: tipp.isJoker } : { text: '–', isJoker: false };
    };
    const ofSome = known?.name ?? (onlyFavorites ? texts.list : '');
    // The score of several matches is in the heads alone.
    const scores = live.matches.length === 1 ? live.matches.map(standing) : [];
    return {
      kicker: texts.konferenz,
      title: asLine(ofSome || texts.ifItStays),
      subtitle: asLine([...(ofSome ? [texts.ifItStays] : []), ...scores].join(' · ')),
      heads: [
        ...matches.map((match) => `${match.team1.teamKZ} ${scoreOf(match)} ${match.team2.teamKZ}`),
        texts.points,
      ],
      rows: withOwn(live.rows, live.own).map(({ row, isOwn }) => ({
        ...placeOf(row),
        cells: matches.map((match) => tippOf(row, match)),
        isOwn,
      })),
    };
  },
});

interface Day {
  number: number;
  countedCount: number;
  matches: (Match & { isRunning: boolean; tippInfo: (Goals & { points: number; isJoker: boolean })[] })[];
}

const subtitleOfDay = (own: Place & { isBest: boolean }, { countedCount, matches }: Day): string => {
  const place = formatNumber(own.ranking);
  if (countedCount < matches.length) return texts.placeSoFar(place, countedCount, matches.length);
  return own.isBest && own.points > 0 ? texts.best : texts.placeOfDay(place);
};

/** /bild/spieltag/3: the viewer's own match day. */
const matchDay = source<{
  matchDayRanking: {
    blocked: boolean;
    own: (Place & { isBest: boolean }) | null;
    day: Day;
  };
  recentTipps: { matches: { id: number }[] };
}>({
  query: `query SharedMatchDay($day: Int!) {
    matchDayRanking(day: $day, page: { pageSize: 1 }) {
      blocked
      own { ${PLACE} isBest }
      day { number countedCount matches { id isRunning ${MATCH} tippInfo { goalsTeam1 goalsTeam2 points isJoker } } }
    }
    recentTipps(userIds: []) { matches { id } }
  }`,
  variables(text) {
    const day = numberIn(text);
    return day === undefined ? undefined : { day };
  },
  describe({ matchDayRanking: { blocked, own, day }, recentTipps }) {
    if (blocked || !own || own.ranking === 0) return null;
    const played = day.matches.filter(({ goalsTeam1, isRunning }) => goalsTeam1 !== null && !isRunning);
    // The points above do not include matches that are not evaluated yet. Only the latest evaluated matches are known.
    const recent = new Set(recentTipps.matches.map(({ id }) => id));
    const areKnown = day.matches.filter(({ id }) => recent.has(id)).length === day.countedCount;
    const counted = areKnown ? played.filter(({ id }) => recent.has(id)) : played;
    if (counted.length !== day.countedCount) return null;
    return {
      kicker: asLine(`${own.user.fullname} · ${texts.day(day.number)}`),
      title: texts.pointsOfDay(own.points),
      subtitle: subtitleOfDay(own, day),
      heads: [texts.result, texts.tipp, texts.points],
      rows: counted.slice(0, ROWS).map((match) => {
        const [tipp = { goalsTeam1: null, goalsTeam2: null, points: 0, isJoker: false }] = match.tippInfo;
        return {
          ...{ lead: '', text: pairing(match), value: `+${tipp.points}`, isOwn: false },
          cells: [
            { text: scoreOf(match), isJoker: false },
            { text: scoreOf(tipp), isJoker: tipp.isJoker },
          ],
        };
      }),
    };
  },
});

type Tipp = Goals & { isJoker: boolean; points: number | null };

/** /bild/duell/12: a duel that the viewer has won, by its match. */
const duel = source<{
  duel: {
    outcome: string | null;
    match: Match & { isRunning: boolean };
    user1: User | null;
    user2: User | null;
    tipp1: Tipp | null;
    tipp2: Tipp | null;
  } | null;
}>({
  query: `query SharedDuel($matchId: Int!) {
    duel(matchId: $matchId) {
      outcome
      match { id isRunning ${MATCH} }
      user1 { id fullname } user2 { id fullname }
      tipp1 { goalsTeam1 goalsTeam2 isJoker points } tipp2 { goalsTeam1 goalsTeam2 isJoker points }
    }
  }`,
  variables(text) {
    const matchId = numberIn(text);
    return matchId === undefined ? undefined : { matchId };
  },
  describe({ duel: known }) {
    if (!known || known.outcome !== 'WON' || known.match.isRunning || !known.user1 || !known.user2)
      return null;
    const { match, user1, user2, tipp1, tipp2 } = known;
    const side = ({ fullname }: User, tipp: Tipp | null) => ({
      name: asLine(fullname),
      tipp: { text: tipp ? scoreOf(tipp) : '–', isJoker: tipp?.isJoker ?? false },
      points: String(tipp?.points ?? 0),
    });
    return {
      kicker: texts.duel,
      title: texts.won,
      subtitle: asLine(`${match.team1.name} ${scoreOf(match)} ${match.team2.name}`),
      heads: [texts.points, texts.tipp],
      sides: [side(user1, tipp1), side(user2, tipp2)],
    };
  },
});

/** /bild/einladung/4f1aaaaa: the invitation to an open group, by its invite link. */
const invitation = source<{
  invitedGroup: { name: string; isPrivate: boolean; memberCount: number } | null;
}>({
  query:
    'query SharedInvitation($link: String!) { invitedGroup(link: $link) { name isPrivate memberCount } }',
  variables: (link) => (/^[\w-]{8,64}$/.test(link) ? { link } : undefined),
  describe({ invitedGroup: known }) {
    if (!known || known.isPrivate) return null;
    return {
      kicker: texts.invitation,
      title: asLine(known.name),
      subtitle: texts.members(formatNumber(known.memberCount)),
      rows: [{ lead: '', text: texts.join, cells: [], value: '', isOwn: true }],
    };
  },
  isPublic: true,
});

const dayFormat = new Intl.DateTimeFormat('de-DE', {
  ...{ day: '2-digit', month: '2-digit', timeZone: 'Europe/Berlin' },
});
const dayOf = (date: string): string => dayFormat.format(new Date(date));

/** /bild/spiel: the tournament, for links to pages that visitors may not see. */
const game = source<{
  tournament: { name: string };
  matchOverview: {
    lastMatches: (Match & { isRunning: boolean })[];
    nextMatches: (Match & { date: string })[];
  };
}>({
  query: `query SharedGame {
    tournament { id name }
    matchOverview { lastMatches { id isRunning ${MATCH} } nextMatches { id date ${MATCH} } }
  }`,
  variables: (text) => (text ? undefined : {}),
  describe({ tournament, matchOverview: { lastMatches, nextMatches } }) {
    const hasBegun = lastMatches.length > 0;
    const rows = hasBegun
      ? lastMatches.map((match) => ({
          text: match.isRunning ? texts.running(pairing(match)) : pairing(match),
          value: scoreOf(match),
        }))
      : nextMatches.map((match) => ({ text: pairing(match), value: dayOf(match.date) }));
    return {
      kicker: texts.slogan,
      title: asLine(`${texts.site} ${tournament.name}`),
      subtitle: hasBegun ? texts.lastMatches : texts.nextMatches,
      rows: rows.map((row) => ({ ...row, lead: '', cells: [], isOwn: false })),
    };
  },
  isPublic: true,
});

/** The sources by the first path segment below /bild. */
export const sources: ReadonlyMap<string, Source> = new Map(
  Object.entries({
    gruppe: group,
    konferenz,
    spieltag: matchDay,
    duell: duel,
    einladung: invitation,
    spiel: game,
  }),
);
