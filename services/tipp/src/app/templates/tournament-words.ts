import { isLeague, type Tournament } from '../../domain/tournament/tournament.ts';
import { templateTexts as texts } from './messages.ts';

/** What the tournament is, and what its winner is called: 'Europameisterschaft' and 'Europameister'. */
export const wordsOf = (tournament: Tournament): { name: string; title: string } =>
  tournament.championship ?? (isLeague(tournament) ? texts.words.league : texts.words.cup);

/** The end of the game's headline: 'zur Fußball-EM'. Only a championship's gender is known. */
export const occasionOf = ({ championship, name }: Tournament): string =>
  championship ? texts.occasion(name) : name;
