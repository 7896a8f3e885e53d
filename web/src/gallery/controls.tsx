import { useState } from 'react';
import { Pencil, Star, Trash2 } from 'lucide-react';
import { Button } from '../components/button.tsx';
import { Checkbox } from '../components/checkbox.tsx';
import { Chip } from '../components/chip.tsx';
import { ChipLink } from '../components/chip-link.tsx';
import { Field } from '../components/field.tsx';
import { Combobox } from '../components/combobox.tsx';
import { GoalSelect } from '../game/goal-select.tsx';
import { IconButton } from '../components/icon-button.tsx';
import { PasswordInput } from '../components/password-input.tsx';
import { RefreshButton } from '../components/refresh-button.tsx';
import { SearchInput } from '../components/search-input.tsx';
import { Segmented } from '../components/segmented.tsx';
import { SaveBar } from '../components/save-bar.tsx';
import { Select } from '../components/select.tsx';
import { Tabs } from '../components/tabs.tsx';
import { TextArea } from '../components/text-area.tsx';
import { TextInput } from '../components/text-input.tsx';
import { Badge } from '../components/badge.tsx';
import { later } from './samples.ts';
import { Section } from './section.tsx';

const noop = (): void => undefined;

export const Controls = () => {
  const [goals, setGoals] = useState<number | null>(null);
  const [favorite, setFavorite] = useState(true);
  const [country, setCountry] = useState('Deutschland');
  const [kind, setKind] = useState<'a' | 'b'>('a');
  return (
    <>
      <Section title="Knöpfe">
        <Button>Speichern</Button>
        <Button variant="secondary">Abbrechen</Button>
        <Button variant="ghost">Zum nächsten offenen</Button>
        <Button variant="gold">Jetzt mitspielen</Button>
        <Button variant="danger">Ja, Spielergruppe löschen</Button>
        <Button disabled>Geht nicht</Button>
        <Button busy>Wird gespeichert...</Button>
        <Button size="sm">Klein</Button>
        <Button size="lg">Groß</Button>
        <IconButton icon={Pencil} label="Ändern" />
        <IconButton icon={Trash2} label="Löschen" tone="outlined" />
        <IconButton
          icon={Star}
          label="Merken"
          tone="gold"
          pressed={favorite}
          onClick={() => setFavorite(!favorite)}
        />
        <RefreshButton onRefresh={later} />
        <RefreshButton onRefresh={later} labelled />
      </Section>
      <Section title="Auswahl">
        <Tabs
          label="Tippart"
          tabs={[
            { to: '?tab=1', label: 'SPIEL-TIPPS', current: true },
            {
              to: '?tab=2',
              label: 'SIEGER-TIPPS',
              current: false,
              badge: <Badge tone="gold">2 fehlen</Badge>,
            },
          ]}
        />
        <nav aria-label="Tippseiten" className="scroll-row gap-2">
          <ChipLink to="?seite=1">1–12</ChipLink>
          <ChipLink to="?seite=2" current>
            13–24
          </ChipLink>
          <ChipLink to="?seite=3">25–36</ChipLink>
          <ChipLink to="?seite=4">Finalspiele</ChipLink>
        </nav>
        <Chip pressed>Nur meine Liste</Chip>
        <Chip pressed={false}>Gesperrte</Chip>
        <Segmented
          label="Art"
          value={kind}
          onChange={setKind}
          options={[
            { value: 'a', label: 'Mitspielen' },
            { value: 'b', label: 'Anmelden' },
          ]}
        />
        <GoalSelect team="Deutschland" value={goals} onChange={setGoals} />
        <GoalSelect team="Ungarn" value={2} onChange={noop} disabled />
        <div className="flex w-full gap-2">
          <SearchInput label="Spieler suchen" value="" onSearch={noop} />
          <RefreshButton onRefresh={later} />
        </div>
      </Section>
      <Section title="Felder">
        <div className="grid w-full max-w-md gap-4">
          <Field label="Vorname" hint="So sehen Dich die anderen.">
            {(control) => <TextInput {...control} defaultValue="Maximilian" />}
          </Field>
          <Field label="E-Mail-Adresse" error="Das sieht nicht wie eine E-Mail-Adresse aus.">
            {(control) => <TextInput {...control} defaultValue="miriam@" />}
          </Field>
          <Field label="Passwort">
            {(control) => <PasswordInput {...control} autoComplete="new-password" defaultValue="geheim" />}
          </Field>
          <Field label="Land" optional>
            {(control) => (
              <Select {...control}>
                <option>Deutschland</option>
                <option>Österreich</option>
              </Select>
            )}
          </Field>
          <Field label="Land, mit Suche">
            {(control) => (
              <Combobox
                {...control}
                listLabel="Länder"
                options={['Österreich', 'Deutschland', 'Italien', 'Schweiz']}
                value={country}
                onChange={setCountry}
              />
            )}
          </Field>
          <Field label="Eintrag">
            {(control) => <TextArea {...control} placeholder="Was gibt es Neues?" />}
          </Field>
          <Checkbox label="Nur Redaktions-Meldungen anzeigen" />
          <Checkbox label="Ich stimme zu." error="Ohne Deine Zustimmung geht es nicht." />
          <SaveBar outcome={{ status: 'saved' }} />
          <SaveBar outcome={{ status: 'failed', message: 'Das hat nicht geklappt.' }} />
        </div>
      </Section>
    </>
  );
};
