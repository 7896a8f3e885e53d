import type { SponsorType } from '../../generated/schema.ts';

/** The tiers in the order shown, from the largest to the smallest (specification, chapter 9). */
export const TIERS = ['gold', 'silber', 'bronze'] as const satisfies readonly SponsorType[];

export const texts = {
  title: 'Sponsoren',
  lead: 'Ohne sie gäbe es keine Preise, und vielleicht auch kein Tippspiel. Danke!',
  tiers: { gold: 'GOLD', silber: 'SILBER', bronze: 'BRONZE' },
  tierNames: { gold: 'Gold', silber: 'Silber', bronze: 'Bronze' },
  empty: 'Noch keine Sponsoren',
  emptyHint: 'Der erste Platz ist noch frei.',
  become: 'Sponsor werden',
  becomeTitle: 'Hier ist noch Platz für Dich',
  becomeHint: 'Zeig Deine Farben, wo alle hinschauen: Als Sponsor stehst Du neben jedem Tor.',
  add: 'Sponsor hinzufügen',
  remove: (name: string) => `${name} entfernen`,
  removeTitle: 'Sponsor entfernen',
  removeQuestion: (name: string) =>
    `Soll ${name} wirklich von der Seite verschwinden? Auch das Logo wird gelöscht.`,
  doRemove: 'Ja, entfernen',
  addTitle: 'Neuer Sponsor',
  name: 'Name',
  link: 'Link zur Seite des Sponsors',
  linkHint: 'Zum Beispiel https://www.example.org',
  tier: 'Stufe',
  logo: 'Logo',
  logoHint: 'Am besten auf weißem oder durchsichtigem Grund, doppelt so breit wie hoch.',
  save: 'Sponsor speichern',
  problems: {
    name: 'Bitte gib den Namen des Sponsors ein.',
    tooLong: 'Das ist zu lang: höchstens 500 Zeichen.',
    link: 'Bitte gib eine Internetadresse an, zum Beispiel https://www.example.org.',
    tier: 'Bitte wähle eine Stufe.',
    logo: 'Bitte lade das Logo des Sponsors hoch.',
  },
};
