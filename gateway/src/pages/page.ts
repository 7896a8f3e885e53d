import type { PrerenderedPage } from './prerendered-page.ts';
import type { FirstAnswer } from './first-queries.ts';
import type { Found } from './find-screen.ts';
import type { PageConfig } from './page-config.ts';
import { pageFileOf } from './page-file.ts';
import { preloadsOf, previewOf, titleOf } from './page-head.ts';
import { hasStripRoom } from './strip-room.ts';
import type { WebBuild } from './web-build.ts';

type Ingredients = {
  web: WebBuild;
  /** The requested URL. */
  url: string;
  found: Found;
  config: PageConfig;
  answers: FirstAnswer[];
  publicUrl: string;
};

/** Composes a visitor's page for an address. @returns the page, and the inline code that its CSP must allow */
export function composePage(ingredients: Ingredients): { html: string; inline?: PrerenderedPage['inline'] } {
  const { web, url, found, config, answers, publicUrl } = ingredients;
  const { tournamentName, occasion, exactPoints, jokerFactor, kickOffs = [], links } = config;
  const hasStrip = hasStripRoom(kickOffs, Date.parse(config.serverTime), answers);
  const prerendered = web.prerendered.get(pageFileOf(found, url, Boolean(config.user), hasStrip) ?? '');
  const template = prerendered?.template({
    ...{ tournamentName, occasion, exactPoints, jokerFactor },
    provider: links?.provider ?? '',
  });
  // Messengers load pages as visitors, so players' pages need no preview.
  const preview = config.user ? '' : previewOf({ found, answers, tournamentName, publicUrl });
  const html = (template ?? web.plain)({
    config,
    title: titleOf(found, answers),
    head: preloadsOf(found, template !== undefined) + preview,
    answers,
  });
  return { html, inline: template ? prerendered?.inline : undefined };
}
