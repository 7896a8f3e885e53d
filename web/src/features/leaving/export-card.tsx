import { Download } from 'lucide-react';
import { buttonStyle } from '../../components/button-style.ts';
import { SectionCard } from '../../components/section-card.tsx';
import { cx } from '../../lib/class-names.ts';
import { leavingTexts as texts } from './texts.ts';

/** 'Meine Daten' in the profile's 'Zugangsdaten': exports everything about the player as one file. */
export const ExportCard = () => (
  <SectionCard title={texts.exportTitle} lead={texts.exportLead}>
    <a
      href="/api/user/export"
      download
      className={cx(buttonStyle({ variant: 'secondary' }), 'justify-self-start')}
    >
      <Download aria-hidden="true" className="size-5" />
      {texts.exportAction}
    </a>
  </SectionCard>
);
