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
export function tippRoutes({ serve }: Tools): void {
  serve('getTippStatus', async ({ ask }) => {
    const { viewer, tournament } = await ask(RestTippStatusDocument);
    if (!viewer) throw unauthenticated();
    return { data: { winnerTipp: viewer.winnerTippsAreComplete, ...tournament } };
  });

  serve<{ Querystring: { userId: number; pageNumber: number } }>('getTipps', async ({ query, ask }) => {
    const { tipps: page } = await ask(RestTippsDocument, query);
    return { data: { ...page, tipps: page.tipps.map(shapeTipp) } };
  });

  serve<{ Body: TippForm }>('saveTipp', async ({ body, ask }) => {
    const { saveTipp } = await ask(RestSaveTippDocument, { input: readTippForm(body) });
    const { tipp, jokerCount, errorMessage } = saveTipp;
    return { data: { tipps: [shapeSavedTipp(tipp)], jokerCount }, ...(errorMessage && { errorMessage }) };
  });

  serve<{ Querystring: { userId: number } }>('getWinnerTipps', async ({ query, ask }) => {
    const { winnerTipps } = await ask(RestWinnerTippsDocument, query);
    return { data: shapeWinnerTipps(winnerTipps) };
  });

  serve<{ Body: { mark: string; teamKZ: string } }>('saveWinnerTipp', async ({ body, ask }) => {
    const { saveWinnerTipp } = await ask(RestSaveWinnerTippDocument, { input: body });
    return { data: shapeWinnerTipp(saveWinnerTipp.winnerTipp) };
  });

  serve<{ Querystring: { userId: number; pageNumber: number } }>('getDuels', async ({ query, ask }) => {
    const { duels: page } = await ask(RestDuelsDocument, query);
    const { duels, ...place } = page;
    return { data: { ...place, tippDuelle: duels.map(shapeDuel) } };
  });
}
