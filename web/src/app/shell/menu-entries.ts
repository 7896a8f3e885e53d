import {
  Award,
  BookOpen,
  ChartColumn,
  CircleHelp,
  ClipboardList,
  Flag,
  Gift,
  Handshake,
  House,
  ListOrdered,
  Radio,
  Settings2,
  Star,
  Table2,
  Trophy,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { KONFERENZ } from '../../lib/address/addresses.ts';
import type { PageLinks, SessionUser } from '../../lib/session/session.ts';
import { hasScreen } from '../screens/screens.ts';
import { texts } from '../texts.ts';

export interface MenuContext {
  user: Pick<SessionUser, 'isAdmin'> | null;
  firstMatchIsLocked: boolean;
  /** A match is being played, or begins within the hour. */
  hasKonferenz: boolean;
  links: Pick<PageLinks, 'prizes'>;
}

export interface MenuEntry {
  to: string;
  label: string;
  icon: LucideIcon;
  /** Current for every address with one of these prefixes; without any, only for the exact address. */
  under?: readonly string[];
  /** A page outside of the app. */
  isOutside?: boolean;
}

interface MenuRow extends Omit<MenuEntry, 'label'> {
  label: string | ((context: MenuContext) => string);
  /** Label in the bottom bar, for the four main screens. */
  short?: string | ((context: MenuContext) => string);
  access: 'all' | 'player' | 'admin';
  when?: (context: MenuContext) => boolean;
  /** The address of a page that operators have configured instead, usually on another site; empty without one. */
  outside?: (context: MenuContext) => string;
}

const { entries, bar } = texts;
const afterStart = ({ firstMatchIsLocked }: MenuContext): boolean => firstMatchIsLocked;
const rankingLabel = (context: MenuContext): string =>
  afterStart(context) ? entries.ranking : entries.players;

/** The entries of sidebar, mobile menu and bottom bar (specification, chapter 2). */
const rows: readonly MenuRow[] = [
  { to: '/', label: entries.start, short: bar.start, icon: House, access: 'all' },
  { to: '/tipps', label: entries.tipps, short: bar.tipps, icon: ClipboardList, access: 'player' },
  {
    to: '/rangliste',
    // Duels are a tab of the ranking, and bonus questions are above its list.
    under: ['/rangliste', '/tippduell', '/bonus'],
    label: rankingLabel,
    short: rankingLabel,
    icon: ListOrdered,
    access: 'player',
  },
  {
    to: KONFERENZ,
    under: [KONFERENZ],
    label: entries.konferenz,
    icon: Radio,
    access: 'player',
    when: ({ hasKonferenz }) => hasKonferenz,
  },
  {
    to: '/spielergruppen',
    under: ['/spielergruppe'],
    label: entries.groups,
    short: bar.groups,
    icon: Users,
    access: 'player',
  },
  {
    to: '/statistik',
    under: ['/statistik'],
    label: entries.statistics,
    icon: ChartColumn,
    access: 'player',
    when: afterStart,
  },
  { to: '/liste', under: ['/liste'], label: entries.list, icon: Star, access: 'player' },
  { to: '/tabelle', label: entries.tables, icon: Table2, access: 'all' },
  { to: '/gewinner', under: ['/gewinner'], label: entries.winners, icon: Trophy, access: 'player' },
  { to: '/sponsoren', label: entries.sponsors, icon: Handshake, access: 'all' },
  {
    to: '/preise',
    outside: ({ links }) => links.prizes,
    label: entries.prizes,
    icon: Gift,
    access: 'all',
  },
  { to: '/spielregeln', label: entries.rules, icon: BookOpen, access: 'all' },
  { to: '/adminmatches', label: entries.admin, icon: Settings2, access: 'admin' },
  { to: '/adminpreise', label: entries.adminPrizes, icon: Award, access: 'admin' },
  { to: '/adminbonus', label: entries.adminBonus, icon: CircleHelp, access: 'admin' },
  { to: '/admingemeldet', label: entries.adminReports, icon: Flag, access: 'admin' },
];

const mayShow = (row: MenuRow, context: MenuContext): boolean => {
  if (row.access === 'player' && !context.user) return false;
  if (row.access === 'admin' && !context.user?.isAdmin) return false;
  return row.when?.(context) ?? true;
};

const toEntry = (
  { to, icon, under, outside }: MenuRow,
  label: NonNullable<MenuRow['short']>,
  context: MenuContext,
): MenuEntry => {
  const address = outside?.(context) || to;
  return {
    to: address,
    icon,
    under,
    isOutside: !hasScreen(address.replace(/[?#].*/, '')),
    label: typeof label === 'string' ? label : label(context),
  };
};

export const menuEntries = (context: MenuContext): MenuEntry[] =>
  rows.filter((row) => mayShow(row, context)).map((row) => toEntry(row, row.label, context));

/** The four main screens; only for players. */
export const barEntries = (context: MenuContext): MenuEntry[] =>
  context.user
    ? rows.flatMap((row) => (row.short && mayShow(row, context) ? [toEntry(row, row.short, context)] : []))
    : [];

export const isCurrent = ({ to, under }: MenuEntry, pathname: string): boolean =>
  under?.some((start) => pathname.startsWith(start)) ?? pathname === to;
