import { Download } from 'lucide-react';
import { buttonStyle } from '../../components/button-style.ts';
import { Card } from '../../components/card.tsx';
import { leavingTexts as texts } from './texts.ts';

/** 'Meine Daten': everything about the player as one file; for the profile's 'Zugangsdaten'. */
export const ExportCard = () => (
  <Card as="section" className="grid justify-items-start gap-3">
    <h2 className="text-lg font-semibold">{texts.exportTitle}</h2>
    <p className="text-ink-2">{texts.exportLead}</p>
    <a href="/api/user/export" download className={buttonStyle({ variant: 'secondary' })}>
      <Download aria-hidden="true" className="size-5" />
      {texts.exportAction}
    </a>
  </Card>
);
