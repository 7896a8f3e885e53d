import { Button } from '../../../components/button.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { AnnouncementField, AnnouncementValue } from '../../../lib/game/announcement-field.ts';
import type { DrawingChoicesQuery } from './admin-prizes.generated.ts';
import { texts } from '../texts.ts';
import { useSuggestion } from './use-suggestion.ts';

interface DrawingSuggestProps {
  value: AnnouncementValue;
  prize: DrawingChoicesQuery['prices'][number];
  onText: AnnouncementField['onText'];
}

/** Inserts a text that announces the winners into the post. Repeating it replaces the text by another one. */
export const AnnouncementSuggestion = ({
  value: { priceKind, winnerString },
  prize,
  onText,
}: DrawingSuggestProps) => {
  const { failure, isBusy, suggest } = useSuggestion();
  const take = async (): Promise<void> => {
    const html = await suggest({ ...prize, priceKind }, winnerString.trim() || '[Name]');
    if (html) onText(html);
  };
  return (
    <>
      <Button variant="secondary" size="sm" busy={isBusy} disabled={!priceKind} onClick={() => void take()}>
        {texts.suggest}
      </Button>
      {failure && (
        <Notice tone="error" title={texts.suggestFailed} className="basis-full">
          <p>{failure.message}</p>
        </Notice>
      )}
    </>
  );
};
