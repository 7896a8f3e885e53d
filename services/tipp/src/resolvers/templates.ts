import { hidesCard } from '../app/bonus/questions.ts';
import { fillTemplate } from '../app/templates/fill-template.ts';
import { listPlaceholders, placeholdersOf } from '../app/templates/placeholders.ts';
import type { BonusPlace } from '../domain/bonus/bonus-question.ts';
import type { Resolvers } from '../generated/resolvers.ts';

/** Maps names of pages to places (specification, chapter 7). */
const places = new Map<string, BonusPlace>([
  ['AGB.html', 'AGB'],
  ['spielregeln.html', 'SPIELREGELN'],
  ['impressum.html', 'IMPRESSUM'],
  ['datenschutz.html', 'DATENSCHUTZ'],
]);

export const templateResolvers = {
  Query: {
    templatePlaceholders: (_parent, _args, context) => listPlaceholders(context),
  },
  Template: {
    __resolveReference: (page) => page,
    data: ({ text }, _args, { view }) => fillTemplate(text, placeholdersOf(view.current().board.tournament)),
    visible: async ({ filename }, _args, context) => {
      const place = places.get(filename);
      return !!place && hidesCard(context.deps, context, place);
    },
  },
} satisfies Resolvers;
