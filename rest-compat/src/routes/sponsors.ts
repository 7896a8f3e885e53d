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
export function sponsorRoutes({ ask, serve }: Tools): void {
  serve('getSponsors', async (request, reply) => {
    const { sponsors } = await ask({ request, reply }, RestSponsorsDocument);
    return { data: sponsors.map(shapeSponsor) };
  });
  serve<{ Body: SponsorForm }>('addSponsor', async (request, reply) => {
    const { sponsorLink: link, ...form } = request.body;
    const { addSponsor } = await ask({ request, reply }, RestAddSponsorDocument, {
      input: { ...form, link },
    });
    return { data: shapeSponsor(addSponsor.sponsor) };
  });
  serve<{ Params: { sponsorId: number } }>('deleteSponsor', async (request, reply) => {
    const { sponsorId } = request.params;
    const { removeSponsor } = await ask({ request, reply }, RestRemoveSponsorDocument, {
      input: { sponsorId },
    });
    return { data: removeSponsor.removedId };
  });
  serve<{ Querystring: { filename: string } }>('getTemplate', async (request, reply) => {
    const { template } = await ask({ request, reply }, RestTemplateDocument, request.query);
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
