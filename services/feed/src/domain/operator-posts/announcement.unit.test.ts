import { describe, expect, test } from '@jest/globals';
import { hasToken, containsName, winnersIn, withNames, withTokens } from './announcement.ts';

const ada = { id: 1, fullname: 'Ada Maria Lovelace' };
const max = { id: 2, fullname: 'Max Sommer' };
const odd = { id: 3, fullname: 'Rosa (R.) O’Neill & "Söhne"' };
const namesake = { id: 4, fullname: 'Max Sommer' };
const longer = { id: 5, fullname: 'Lena Max Sommer' };

const post = (text: string, winnerString = '', subject = '') => ({
  ...{ subject, text },
  drawing: { priceId: 1, priceKind: 'Tagespreis', winnerString },
});
const html = (text: string, winners = [ada, max, odd]) => withTokens(post(text), winners).text;

describe('winners in an announcement', () => {
  test('are stored as tokens in its subject, its text and its list of winners', () => {
    const text = '<p><strong>Ada Maria Lovelace</strong> und Max\u00a0Sommer</p>';
    expect(
      withTokens(post(text, 'Ada Maria Lovelace und Max Sommer', 'Max Sommers Los'), [ada, max]),
    ).toEqual({
      ...post(
        '<p><strong>{winner:1}</strong> und {winner:2}</p>',
        '{winner:1} und {winner:2}',
        '{winner:2}s Los',
      ),
    });
    expect(withTokens({ ...post('Max Sommer'), drawing: null }, [max])).toMatchObject({ text: '{winner:2}' });
  });

  test.each([
    ['in part', '<p>Max gewinnt im Sommer</p>'],
    ['within a word', '<p>Max Sommerer, DerMax Sommer, Max Sommer2</p>'],
    ['within another name', '<p>Max Sommer-Groß, Karl-Max Sommer</p>'],
    ['in other letters', '<p>max sommer, MAX SOMMER</p>'],
    ['in other order', '<p>Sommer, Max</p>'],
    ['parted by tags', '<p>Max <b>Sommer</b></p>'],
    ['in an address', '<a href="https://a.example/Max Sommer">Los</a>'],
  ])('are no tokens %s', (_how, text) => {
    expect(html(text)).toBe(text);
  });

  test('are replaced by tokens in the descriptions of pictures, too', () => {
    expect(html('<img src="/p" alt="Rosa (R.) O’Neill &amp; &quot;Söhne&quot;, Max Sommer" />')).toBe(
      '<img src="/p" alt="{winner:3}, {winner:2}" />',
    );
  });

  test('may have names with special characters', () => {
    expect(html('<p>Rosa (R.) O’Neill &amp; "Söhne" gewinnt</p>')).toBe('<p>{winner:3} gewinnt</p>');
    expect(withTokens(post('', odd.fullname), [odd]).drawing.winnerString).toBe('{winner:3}');
    const img = { id: 6, fullname: 'img src' };
    expect(html('<img src="/p" /> img src', [img])).toBe('<img src="/p" /> {winner:6}');
  });

  test('alternate if they have the same name; a longer name takes precedence', () => {
    expect(html('<p>Max Sommer, Max Sommer, Lena Max Sommer</p>', [max, namesake, longer])).toBe(
      '<p>{winner:2}, {winner:4}, {winner:5}</p>',
    );
  });

  test('are shown with their current names', () => {
    const text = 'Es gewinnen {winner:1} und {winner:2}s Freund';
    expect(winnersIn(text)).toEqual([1, 2]);
    expect(withNames(text, (id) => `Nr. ${id} $&`)).toBe('Es gewinnen Nr. 1 $& und Nr. 2 $&s Freund');
  });
});

test('a token is recognised', () => {
  expect(['{winner:3}', 'x {winner:12}x'].map(hasToken)).toEqual([true, true]);
  expect(['{winner:}', '{ winner:3 }', '{winner:a}', 'winner:3'].some(hasToken)).toBe(false);
});

test('a complete name is found across lines and in the genitive, but not as part of other words', () => {
  for (const text of ['Max Sommer', 'Max\nSommers Los', '(Max Sommer)'])
    expect(containsName(text, max)).toBe(true);
  for (const text of ['Max Winter-Sommer', 'Sommer, Max', 'Max, Lena Sommer', 'Max Sommerfeld'])
    expect(containsName(text, max)).toBe(false);
});
