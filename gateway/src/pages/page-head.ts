import { escapeHtml } from '@tippspiel/shared/platform/text/escape-html';
import type { FirstAnswer } from './first-queries.ts';
import type { Found } from './find-screen.ts';

const texts = {
  site: 'Tippspiel',
  description: 'Das kostenlose Online-Tippspiel: Spiele tippen, Joker setzen, Freunde schlagen.',
  /** Anybody with a group's link, which is in the address, may see its name. */
  invitation: (group: string) => `Einladung in die Spielergruppe „${group}“`,
  invited: 'Tippe mit: kostenlos, ohne Einsatz, nur für die Ehre.',
};

/** The tab's first title, by the rules of web/src/lib/page/page-title.ts and of the landing page for invitations. */
export function titleOf({ asked }: Found, answers: FirstAnswer[]): string | undefined {
  const group = invitingGroup(answers);
  const title = group === undefined ? asked?.title : texts.invitation(group);
  return title === undefined ? undefined : `${title} – ${texts.site}`;
}

/**
 * Preloads the files that only this screen needs in parallel with those of every page. On a prerendered page code has a
 * low priority, like the code that every page loads (web/prerendered-page.ts).
 */
export const preloadsOf = ({ opened }: Found, isPrerendered: boolean): string =>
  (opened?.files ?? [])
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="preload" as="style" crossorigin href="${escapeHtml(file)}">`
        : `<link rel="modulepreload"${isPrerendered ? ' fetchpriority="low"' : ''} crossorigin href="${escapeHtml(file)}">`,
    )
    .join('');

type Preview = {
  found: Found;
  answers: FirstAnswer[];
  tournamentName: string | undefined;
  publicUrl: string;
};

/**
 * The link preview of this page for messengers, which load it as visitors. It does not mention posts and players,
 * because only players may see them.
 */
export function previewOf({ found, answers, tournamentName, publicUrl }: Preview): string {
  const group = invitingGroup(answers);
  const game = tournamentName ? `${texts.site} ${tournamentName}` : texts.site;
  const tags = {
    'og:type': 'website',
    'og:locale': 'de_DE',
    'og:site_name': texts.site,
    'og:title': group === undefined ? titleFor(found, game) : `${texts.invitation(group)} – ${game}`,
    'og:description': group === undefined ? texts.description : texts.invited,
    'og:image': new URL(pictureOf(answers), publicUrl).href,
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const metas = Object.entries(tags).map(
    ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
  );
  return metas.join('') + LARGE;
}

/** Requests a large picture where og:image alone would be shown small. */
const LARGE = '<meta name="twitter:card" content="summary_large_image">';

/** The picture of an open group's invitation, or the tournament's for all other pages, which visitors may not see. */
function pictureOf(answers: FirstAnswer[]): string {
  const { data, variables } = answers.find(({ name }) => name === 'GroupInvitation') ?? {};
  const group = data?.['invitedGroup'] as { isPrivate: boolean } | null | undefined;
  return group?.isPrivate === false
    ? `/bild/einladung/${encodeURIComponent(String(variables?.['link']))}`
    : '/bild/spiel';
}

/** Replaces the start page's own title, which describes what to do there. */
const titleFor = ({ asked }: Found, game: string): string =>
  !asked || asked.path === '/' ? game : `${asked.title} – ${game}`;

/** The name of the group of an invite link, as on the landing page. */
function invitingGroup(answers: FirstAnswer[]): string | undefined {
  const { data } = answers.find(({ name }) => name === 'GroupInvitation') ?? {};
  const group = data?.['invitedGroup'] as { name: string } | null | undefined;
  return group?.name;
}
