import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Tools } from '../tools.ts';
import {
  RestAddSponsorDocument,
  RestRemoveSponsorDocument,
  RestSponsorsDocument,
  RestTemplateDocument,
  type RestSponsorFragment,
} from './sponsors.generated.ts';

type SponsorForm = { companyName: string; sponsorLink: string; pictureUrl: string; sponsorType: string };

/** Specification, chapter 7, 'Sponsors', and the pages of text (GET template). */
export function sponsorRoutes({ serve }: Tools): void {
  serve('getSponsors', async ({ ask }) => {
    const { sponsors } = await ask(RestSponsorsDocument);
    return { data: sponsors.map(shapeSponsor) };
  });
  serve<{ Body: SponsorForm }>('addSponsor', async ({ body, ask }) => {
    const { sponsorLink: link, ...form } = body;
    const { addSponsor } = await ask(RestAddSponsorDocument, {
      input: { ...form, link },
    });
    return { data: shapeSponsor(addSponsor.sponsor) };
  });
  serve<{ Params: { sponsorId: number } }>('deleteSponsor', async ({ params, ask }) => {
    const { removeSponsor } = await ask(RestRemoveSponsorDocument, { input: params });
    return { data: removeSponsor.removedId };
  });
  serve<{ Querystring: { filename: string } }>('getTemplate', async ({ query, ask }) => {
    const { template } = await ask(RestTemplateDocument, query);
    if (!template) throw notFound('Diese Seite gibt es nicht.', 'filename');
    return { data: template.data, visible: template.visible };
  });
}

/** Specification, chapter 3. */
const shapeSponsor = ({ id, pictureUrl, ...sponsor }: RestSponsorFragment) => ({
  sponsorId: id,
  ...sponsor,
  logo: pictureUrl,
});
