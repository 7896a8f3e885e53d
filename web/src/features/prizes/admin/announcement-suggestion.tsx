import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { AnnouncementField, AnnouncementValue } from '../../../lib/game/announcement-field.ts';
import type { DrawingChoicesQuery } from './admin-prizes.generated.ts';
import { adminTexts } from './texts.ts';
import { useSuggestion } from './use-suggestion.ts';
import { PLACE } from '../winner-names.ts';

interface AnnouncementSuggestionProps {
  value: AnnouncementValue;
  prize: DrawingChoicesQuery['prices'][number];
  onText: AnnouncementField['onText'];
}

/** Inserts a text that announces the winners into the post. Repeating it replaces the text by another one. */
export const AnnouncementSuggestion = ({
  value: { priceKind, winnerString },
  prize,
  onText,
}: AnnouncementSuggestionProps) => {
  const { failure, isBusy, suggest } = useSuggestion();
  const take = async (): Promise<void> => {
    const html = await suggest({ ...prize, priceKind }, winnerString.trim() || PLACE);
    if (html) onText(html);
  };
  return (
    <>
      <Button variant="secondary" size="sm" busy={isBusy} disabled={!priceKind} onClick={() => void take()}>
        {adminTexts.suggest}
      </Button>
      {failure && (
        <Notice tone="error" title={adminTexts.suggestFailed} className="basis-full">
          <p>{failure.message}</p>
        </Notice>
      )}
    </>
  );
};
