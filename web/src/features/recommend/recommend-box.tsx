import { useState } from 'react';
import { usePolled } from '../../apollo/use-polled.ts';
import { useSafeMutation } from '../../apollo/use-safe-mutation.ts';
import { Button } from '../../components/button.tsx';
import { EmailInput } from '../../components/email-input.tsx';
import { Card } from '../../components/card.tsx';
import { Form } from '../../components/form.tsx';
import { ShareWays } from '../../components/share-ways.tsx';
import { StatusLine } from '../../components/status-line.tsx';
import { cx } from '../../lib/class-names.ts';
import { useForm } from '../../lib/form/use-form.ts';
import { useFlash } from '../../lib/page/use-flash.ts';
import { RecommendBoxDocument, SendRecommendationDocument } from './recommend.generated.ts';
import { texts } from './texts.ts';

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
  const [mutate] = useSafeMutation(SendRecommendationDocument);
  // A sent address is cleared after a second.
  const [sent, setSent] = useState('');
  const { isOn: isSent, flash, stop } = useFlash({ onOver: () => setSent('') });
  const { element, bind, form, problems, failure, busy } = useForm({
    initial: { email: sent },
    draft: null,
    send: async ({ email }) => {
      if (email.trim() === '' || email === sent) return null;
      stop();
      const { failure: failed } = await mutate({ input: { email: email.trim() } });
      if (failed) return failed;
      setSent(email);
      flash();
      return null;
    },
    then: 'clear',
  });
  const message = problems.email ?? failure?.message;
  return (
    <Card as="section" aria-label={texts.title}>
      <h2 className="mb-2 text-base font-bold">{texts.title}</h2>
      {/* Hidden in the row on narrow screens, so that the card is no higher than the others. */}
      <p className="mb-3 text-sm text-ink-2 max-lg:hidden">{texts.hint}</p>
      <Form {...element} className="grid gap-2">
        <EmailInput
          {...bind('email')}
          aria-label={texts.email}
          placeholder={texts.email}
          aria-invalid={message ? true : undefined}
          aria-describedby="empfehlung"
          readOnly={busy}
        />
        <div className="grid">
          {form.email.trim() ? (
            <Button type="submit" busy={busy} className="justify-self-start">
              {busy ? texts.sending : texts.send}
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
            className={cx('text-sm font-semibold', message ? 'text-live' : 'text-link')}
          >
            {message && <span>{message}</span>}
            {isSent && <span>{texts.sent}</span>}
          </StatusLine>
        </div>
      </Form>
    </Card>
  );
};
