import { usePolled } from '../../apollo/use-polled.ts';
import { RecommenderDocument } from './recommender.generated.ts';
import { texts } from './texts.ts';

/** What is said to who comes by an invite link, with the name of whose it is once that is known. */
export const useRecommender = (recommendGuid = ''): string => {
  const { data } = usePolled(RecommenderDocument, { variables: { recommendGuid }, skip: !recommendGuid });
  return data?.recommenderName ? texts.recommendedBy(data.recommenderName) : texts.recommended;
};
