import { unauthenticated } from '@tippspiel/shared/contracts/errors/app-error';
import { shapeSavedTipp, shapeTipp } from '../shape/match.ts';
import { shapeWinnerTipp, shapeWinnerTipps } from '../shape/winner-tipps.ts';
import { readTippForm, type TippForm } from '../tipp-input.ts';
import type { Tools } from '../tools.ts';
import {
  RestDuelsDocument,
  RestSaveTippDocument,
  RestSaveWinnerTippDocument,
  RestTippsDocument,
  RestTippStatusDocument,
  RestWinnerTippsDocument,
  type DuelFieldsFragment,
} from './tipps.generated.ts';
import { shapeUserShort } from '../shape/user.ts';

/** The Duel entity. Its `state` explains why there is no opponent. */
const shapeDuel = ({ user2, state, ...duel }: DuelFieldsFragment) => ({
  ...duel,
  state: state.toLowerCase(),
  user2: user2 && shapeUserShort(user2),
});

/** Specification, chapter 7, 'Tipps'. */
export function tippRoutes({ ask, serve }: Tools): void {
  serve('getTippStatus', async (request, reply) => {
    const { viewer, tournament } = await ask({ request, reply }, RestTippStatusDocument);
    if (!viewer) throw unauthenticated();
    return { data: { winnerTipp: viewer.winnerTippsAreComplete, ...tournament } };
  });

  serve<{ Querystring: { userId: number; pageNumber: number } }>('getTipps', async (request, reply) => {
    const { tipps: page } = await ask({ request, reply }, RestTippsDocument, request.query);
    return { data: { ...page, tipps: page.tipps.map(shapeTipp) } };
  });

  serve<{ Body: TippForm }>('saveTipp', async (request, reply) => {
    const input = readTippForm(request.body);
    const { saveTipp } = await ask({ request, reply }, RestSaveTippDocument, { input });
    const { tipp, jokerCount, errorMessage } = saveTipp;
    return { data: { tipps: [shapeSavedTipp(tipp)], jokerCount }, ...(errorMessage && { errorMessage }) };
  });

  serve<{ Querystring: { userId: number } }>('getWinnerTipps', async (request, reply) => {
    const { winnerTipps } = await ask({ request, reply }, RestWinnerTippsDocument, request.query);
    return { data: shapeWinnerTipps(winnerTipps) };
  });

  serve<{ Body: { mark: string; teamKZ: string } }>('saveWinnerTipp', async (request, reply) => {
    const variables = { input: request.body };
    const { saveWinnerTipp } = await ask({ request, reply }, RestSaveWinnerTippDocument, variables);
    return { data: shapeWinnerTipp(saveWinnerTipp.winnerTipp) };
  });

  serve<{ Querystring: { userId: number; pageNumber: number } }>('getDuels', async (request, reply) => {
    const { duels: page } = await ask({ request, reply }, RestDuelsDocument, request.query);
    const { duels, ...place } = page;
    return { data: { ...place, tippDuelle: duels.map(shapeDuel) } };
  });
}
