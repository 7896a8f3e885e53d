import { asLine, type SharePicture } from '@tippspiel/shared/contracts/auth/share-picture';

export type Description = Pick<SharePicture, 'title'> &
  Partial<Pick<SharePicture, 'kicker' | 'subtitle' | 'heads' | 'rows' | 'sides'>>;

/** The source of a picture's content: a query to the graph, sent as the visitor who requests the picture. */
export type Source = {
  query: string;
  /** Reads the variables from the address; undefined for an invalid address. */
  variables(id: string, search: URLSearchParams): Record<string, unknown> | undefined;
  /** Describes the picture; null if there is nothing to show. */
  describe(data: unknown, variables: Record<string, unknown>): Description | null;
  /** The picture contains only what visitors may see. */
  isPublic?: true;
};

type Typed<Data> = Omit<Source, 'describe'> & {
  describe(data: Data, variables: Record<string, unknown>): Description | null;
};

/** @template Data the result of the query by the schema (`sources.unit.test.ts`) */
export const source = <Data>(typed: Typed<Data>): Source => ({
  ...typed,
  describe: (data, variables) => typed.describe(data as Data, variables),
});

const positive = /^[1-9]\d{0,8}$/;

/** A number in an address; undefined for anything else. */
export const numberIn = (text: string | null): number | undefined =>
  text !== null && positive.test(text) ? Number(text) : undefined;

/** As `numberIn`, and 0 for '0' or nothing. */
export const numberOrNone = (text: string | null): number | undefined =>
  Number(text) === 0 ? 0 : numberIn(text);

const format = new Intl.NumberFormat('de-DE').format;
export const formatNumber = (value: number): string => format(value);

/** A score such as '1:0'; a dash without goals. */
export const scoreOf = ({
  goalsTeam1,
  goalsTeam2,
}: {
  goalsTeam1: number | null;
  goalsTeam2: number | null;
}): string => (goalsTeam1 === null || goalsTeam2 === null ? '–' : `${goalsTeam1}:${goalsTeam2}`);

type Place = { ranking: number; points: number; user: { id: number; fullname: string } };

/** The places of a page, with the viewer's own place, before the first worse one, if the page does not contain it. */
export function withOwn<Row extends Place>(page: Row[], own: Row | null): { row: Row; isOwn: boolean }[] {
  const isOwn = ({ user }: Row): boolean => user.id === own?.user.id;
  const rows = page.map((row) => ({ row, isOwn: isOwn(row) }));
  if (!own || own.ranking === 0 || page.some(isOwn)) return rows;
  const worse = page.findIndex(({ ranking }) => ranking > own.ranking || ranking === 0);
  return rows.toSpliced(worse < 0 ? rows.length : worse, 0, { row: own, isOwn: true });
}

export const placeOf = ({ ranking, points, user }: Place) => ({
  lead: ranking > 0 ? `${formatNumber(ranking)}.` : '–',
  text: asLine(user.fullname),
  value: formatNumber(points),
});
