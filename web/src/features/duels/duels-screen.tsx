import { PageHeader } from '../../components/page-header.tsx';
import { RankingTabs } from '../../game/ranking-tabs.tsx';
import { DuelRanking } from './duel-ranking.tsx';
import { MyDuel } from './my-duel.tsx';
import { texts } from './texts.ts';

/** /tippduell/2?spiel=7: the own duel, and the ranking of all. */
export const DuelsScreen = () => (
  <>
    <PageHeader title={texts.title} hiddenOnPhones />
    <RankingTabs current="duels" />
    <MyDuel />
    <DuelRanking />
  </>
);
