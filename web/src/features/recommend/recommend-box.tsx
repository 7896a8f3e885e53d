import { usePolled } from '../../apollo/use-polled.ts';
import { Button } from '../../components/button.tsx';
import { EmailInput } from '../../components/email-input.tsx';
import { Card } from '../../components/card.tsx';
import { ShareWays } from '../../components/share-ways.tsx';
import { StatusLine } from '../../components/status-line.tsx';
import { cx } from '../../lib/class-names.ts';
import { RecommendBoxDocument } from './recommend.generated.ts';
import { texts } from './texts.ts';
import { useSendRecommendation } from './use-send-recommendation.ts';

/**
 * Players recommend the game by e-mail or by their link, until the first match is locked (specification, chapter 2,
 * 'Recommend box').
 */
export const RecommendBox = () => {
  const { data } = usePolled(RecommendBoxDocument, { poll: true });
  const { viewer, tournament } = data ?? {};
  if (!viewer || !tournament || tournament.firstMatchIsLocked || viewer.user.isLocked) return null;
  return <Box recommendGuid={viewer.recommendGuid} tournamentName={tournament.name} />;
};

const Box = ({ recommendGuid, tournamentName }: { recommendGuid: string; tournamentName: string }) => {
  const { email, isFilled, state, enter, submit } = useSendRecommendation();
  const isFailed = state.name === 'failed';
  return (
    <Card as="section" aria-label={texts.title}>
      <h2 className="mb-2 text-base font-bold">{texts.title}</h2>
      {/* Hidden in the row on narrow screens, so that the card is no higher than the others. */}
      <p className="mb-3 text-sm text-ink-2 max-lg:hidden">{texts.hint}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="grid gap-2"
      >
        <EmailInput
          aria-label={texts.email}
          placeholder={texts.email}
          aria-invalid={isFailed || undefined}
          aria-describedby="empfehlung"
          value={email}
          readOnly={state.name === 'busy'}
          onChange={(event) => enter(event.target.value)}
        />
        <div className="grid">
          {isFilled ? (
            <Button type="submit" busy={state.name === 'busy'} className="justify-self-start">
              {state.name === 'busy' ? texts.sending : texts.send}
            </Button>
          ) : (
            <ShareWays
              url={`${location.origin}/registrieren/${recommendGuid}`}
              text={texts.message(tournamentName)}
              link={texts.link}
            />
          )}
          <StatusLine
            id="empfehlung"
            className={cx('text-sm font-semibold', isFailed ? 'text-live' : 'text-link')}
          >
            {state.name === 'failed' && <span>{state.message}</span>}
            {state.name === 'sent' && <span>{texts.sent}</span>}
          </StatusLine>
        </div>
      </form>
    </Card>
  );
};
