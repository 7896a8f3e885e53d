import { notFound } from '@tippspiel/shared/contracts/errors/app-error';
import type { Tools } from '../tools.ts';
import { RestTemplateDocument } from './sponsors.generated.ts';

/** Specification, chapter 7: GET template. */
export function pageRoutes({ ask, serve }: Tools): void {
  serve<{ Querystring: { filename: string } }>('getTemplate', async (request, reply) => {
    const { template } = await ask({ request, reply }, RestTemplateDocument, request.query);
    if (!template) throw notFound('Diese Seite gibt es nicht.', 'filename');
    return { data: template.data, visible: template.visible };
  });
}
