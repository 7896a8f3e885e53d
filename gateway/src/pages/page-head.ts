import { escapeHtml } from '@tippspiel/shared/platform/text/escape-html';
import type { FirstAnswer } from './first-queries.ts';
import type { Found } from './find-screen.ts';

const texts = {
  site: 'Tippspiel',
  description: 'Das kostenlose Online-Tippspiel: Spiele tippen, Joker setzen, Freunde schlagen.',
  /** The facts about a group that anybody with its link may see; the link is in the address. */
  invitation: (group: string) => `Einladung in die Spielergruppe „${group}“`,
  invited: 'Tippe mit: kostenlos, ohne Einsatz, nur für die Ehre.',
};

/** Of the browser's tab, until the screen knows better: as web/src/lib/page/page-title.ts has it, and the landing page of an invitation. */
export function titleOf({ asked }: Found, answers: FirstAnswer[]): string | undefined {
  const group = invitingGroup(answers);
  const title = group === undefined ? asked?.title : texts.invitation(group);
  return title === undefined ? undefined : `${title} – ${texts.site}`;
}

/**
 * Files that only this screen needs are fetched beside those of every page, not after them; where the page is prerendered, code gives way to
 * all else, as what every page loads does there (web/prerendered-page.ts).
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
 * The preview of a link to this page, as messengers show it: they read it as visitors. Of posts and players it says nothing, as those are
 * for players alone.
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

/** Also where og:image alone would be shown small. */
const LARGE = '<meta name="twitter:card" content="summary_large_image">';

/** Of an open group its own, of all else the tournament's: posts, ranking and players are for players alone. */
function pictureOf(answers: FirstAnswer[]): string {
  const { data, variables } = answers.find(({ name }) => name === 'GroupInvitation') ?? {};
  const group = data?.['invitedGroup'] as { isPrivate: boolean } | null | undefined;
  return group?.isPrivate === false
    ? `/bild/einladung/${encodeURIComponent(String(variables?.['link']))}`
    : '/bild/spiel';
}

/** The start page's own title is about what to do there. */
const titleFor = ({ asked }: Found, game: string): string =>
  !asked || asked.path === '/' ? game : `${asked.title} – ${game}`;

/** Of a group's invite link, as the landing page shows it. */
function invitingGroup(answers: FirstAnswer[]): string | undefined {
  const { data } = answers.find(({ name }) => name === 'GroupInvitation') ?? {};
  const group = data?.['invitedGroup'] as { name: string } | null | undefined;
  return group?.name;
}
