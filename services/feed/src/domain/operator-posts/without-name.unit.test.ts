import { describe, expect, test } from '@jest/globals';
import { withoutName } from './without-name.ts';

const ada = { firstname: 'Ada Maria', lastname: 'Lovelace' };
const max = { firstname: 'Max', lastname: 'Sommer' };
const odd = { firstname: 'Rosa (R.)', lastname: 'O’Neill & Söhne' };
const post = (text: string, winnerString = '', subject = '') => ({
  ...{ subject, text },
  drawing: { priceId: 1, priceKind: 'Tagespreis', winnerString },
});

describe('a post keeps no name of who has left', () => {
  test('and all else', () => {
    const before = post(
      '<p><strong>Ada Maria Lovelace</strong> und <b>Max</b> Sommer: Frau Lovelace jubelt. <a href="https://a.example/Lovelace">Ada</a></p>',
      'Ada Maria Lovelace und Max Sommer',
      'Lovelace!',
    );
    expect(withoutName(before, ada, [max])).toEqual({
      ...before,
      subject: 'Ehemaliges Mitglied!',
      text: '<p><strong>Ehemaliges Mitglied</strong> und <b>Max</b> Sommer: Frau Ehemaliges Mitglied jubelt. <a href="https://a.example/Lovelace">Ada</a></p>',
      drawing: { ...before.drawing, winnerString: 'Ehemaliges Mitglied und Max Sommer' },
    });
    expect(withoutName(before, max).text).toContain('und <b>Ehemaliges Mitglied</b>:');
    expect(withoutName(before, max).drawing.winnerString).toBe('Ada Maria Lovelace und Ehemaliges Mitglied');
  });

  test('with signs that mean something elsewhere', () => {
    const left = withoutName(post('<p>Rosa (R.) O’Neill &amp; Söhne</p>', 'Rosa (R.) O’Neill & Söhne'), odd);
    expect(left.text).toBe('<p>Ehemaliges Mitglied</p>');
    expect(left.drawing.winnerString).toBe('Ehemaliges Mitglied');
  });

  test.each([
    ['Love<i>lace</i>'],
    ['Love\u00adlace'],
    ['L\u200bo<b>v</b>e\u2060lace'],
    ['<b>Ada</b>\u00ad Ma<em>ria</em> Lovelaces'],
    ['Lovelace, Ada Maria'],
    ['Ada Maria-Lovelace'],
    ['Ada_Maria <b>Sophie</b> Lovelace'],
    ['Ａｄａ Maria Ｌovelace'],
    ['Lovelace,\u00a0<i>Ada</i> Maria'],
    ['Ada.Maria/Lovelace'],
    ['Ada Maria + (<b>Lovelace</b>)'],
    ['Ada 🏆️ Maria · Lovelace²'],
    ['Ada Maria\u3164Lovelace\u3164'],
  ])('however it is written: %s', (name) => {
    const { text, subject } = withoutName(post(`<p>Für ${name}!</p>`, '', name.replace(/<[^>]*>/g, '')), ada);
    for (const left of [text, subject]) {
      expect(left).toContain('Ehemaliges Mitglied');
      expect(left.replace(/<[^>]*>|[^\p{L}]/gu, '')).not.toMatch(/ada|lovelace/i);
    }
  });

  test('in what a picture says, but in no address', () => {
    const picture = (alt: string) => `<p>Los <img src="/api/downloadImage/pLovelace" alt="${alt}" /></p>`;
    const said = picture('Ada Maria &quot;Lovelace&quot;, Frau Lovelace &amp; Max Sommer');
    const left = withoutName(post(said + picture('Ball')), ada, [max]).text;
    expect(left).toBe(
      picture('Ehemaliges Mitglied&quot;, Frau Ehemaliges Mitglied &amp; Max Sommer') + picture('Ball'),
    );
  });

  test('but of another, whose first name stands before it', () => {
    const text = '<p>Bo Sommer, Max Muster</p>';
    expect(withoutName(post(text), max).text).toBe(text);
  });

  test.each([
    ['<p>Glückwunsch! Für Lovelace ist es das erste Mal.</p>'],
    ['<p>Es gewinnt</p><p>Lovelace</p>'],
    ['<p>A. Lovelace, Ada Lovelace, Frau Dr. <b>Lovelace</b></p>'],
  ])('nor the last name alone: %s', (text) => {
    expect(withoutName(post(text), ada).text).not.toContain('Lovelace');
  });
});

describe('a last name that is a word, or somebody else’s, stays where it means that', () => {
  const [tor, mueller] = [
    { firstname: 'Max', lastname: 'Tor' },
    { firstname: 'Ada', lastname: 'Müller' },
  ];

  test.each([
    [
      'a word',
      tor,
      '<p><b>Max Tor</b> gewinnt, Herr Tor strahlt. In der 90. Minute fiel <i>das</i> Tor. Tor um Tor!</p>',
      '<p><b>Ehemaliges Mitglied</b> gewinnt, Herr Ehemaliges Mitglied strahlt. In der 90. Minute fiel <i>das</i> Tor. Tor um Tor!</p>',
    ],
    [
      'somebody else’s',
      mueller,
      '<p>Ada Müller gewinnt. Thomas Müller traf, und Müller jubelte.</p>',
      '<p>Ehemaliges Mitglied gewinnt. Thomas Müller traf, und Müller jubelte.</p>',
    ],
  ])('%s', (_what, name, text, left) => {
    expect(withoutName(post(text), name).text).toBe(left);
  });

  test('another winner’s', () => {
    const before = post(
      '<p>Müller, Müller: Ada Müller und Bo Müller!</p>',
      'Ada Müller und Bo Müller',
      'Müller',
    );
    expect(withoutName(before, mueller, [{ firstname: 'Bo', lastname: 'Müller' }])).toEqual({
      ...before,
      text: '<p>Müller, Müller: Ehemaliges Mitglied und Bo Müller!</p>',
      drawing: { ...before.drawing, winnerString: 'Ehemaliges Mitglied und Bo Müller' },
    });
  });

  test('but goes from the list of winners', () => {
    const before = post('<p>Das Tor des Tages!</p>', 'Tor, Lovelace');
    const left = withoutName(before, tor);
    expect(left.text).toBe(before.text);
    expect(left.drawing.winnerString).toBe('Ehemaliges Mitglied, Lovelace');
  });
});
