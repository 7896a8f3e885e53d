import { isLeague, type Tournament } from '../../domain/tournament/tournament.ts';
import { templateTexts as texts } from './messages.ts';

/** What the tournament is, and what its winner is called: 'Europameisterschaft' and 'Europameister'. */
export const wordsOf = (tournament: Tournament): { name: string; title: string } =>
  tournament.championship ?? (isLeague(tournament) ? texts.words.league : texts.words.cup);
