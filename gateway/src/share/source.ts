import { asLine, type SharePicture } from '@tippspiel/shared/contracts/auth/share-picture';

export type Description = Pick<SharePicture, 'title'> &
  Partial<Pick<SharePicture, 'kicker' | 'subtitle' | 'heads' | 'rows' | 'sides'>>;

/** The source of a picture's content: the answer of its owner to the visitor who asks for the picture. */
export type Source = {
  question: string;
  /** Undefined where the address names nothing. */
  variables(id: string, search: URLSearchParams): Record<string, unknown> | undefined;
  /** Null where there is nothing to show. */
  describe(data: unknown): Description | null;
  /** Shows nothing but what visitors see. */
  isPublic?: true;
};

type Typed<Data> = Omit<Source, 'describe'> & { describe(data: Data): Description | null };

/** @template Data the answer to the question, as the schema has it (`questions.unit.test.ts`) */
export const source = <Data>(typed: Typed<Data>): Source => ({
  ...typed,
  describe: (data) => typed.describe(data as Data),
});

const positive = /^[1-9]\d{0,8}$/;

/** A number in an address; undefined for anything else. */
export const numberIn = (text: string | null): number | undefined =>
  text !== null && positive.test(text) ? Number(text) : undefined;

const format = new Intl.NumberFormat('de-DE').format;
export const formatNumber = (value: number): string => format(value);

/** '1:0'; a dash for none. */
export const scoreOf = ({
  goalsTeam1,
  goalsTeam2,
}: {
  goalsTeam1: number | null;
  goalsTeam2: number | null;
}): string => (goalsTeam1 === null || goalsTeam2 === null ? '–' : `${goalsTeam1}:${goalsTeam2}`);

type Place = { ranking: number; points: number; user: { id: number; fullname: string } };

/** The places of a page, and one's own behind them where it is on another one. */
export function withOwn<Row extends Place>(page: Row[], own: Row | null): { row: Row; isOwn: boolean }[] {
  const isOwn = ({ user }: Row): boolean => user.id === own?.user.id;
  const rows = page.map((row) => ({ row, isOwn: isOwn(row) }));
  return own && own.ranking > 0 && !page.some(isOwn) ? [...rows, { row: own, isOwn: true }] : rows;
}

export const placeOf = ({ ranking, points, user }: Place) => ({
  lead: ranking > 0 ? `${formatNumber(ranking)}.` : '–',
  text: asLine(user.fullname),
  value: formatNumber(points),
});
