import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { prerenderedPage } from './prerendered-page.ts';

const html =
  '<style>@property --a{syntax:"<length>"}a{b:c}</style><h1>{{tournamentName}}</h1><p>{{exactPoints}} × {{jokerFactor}} = {{jokerPoints}}</p>' +
  '<ul>{{#provider}}<li><a href="{{provider}}">{{providerHost}}</a></li>{{/provider}}</ul>';
const facts = { tournamentName: 'EM 2024', exactPoints: 3, jokerFactor: 2, provider: '' };

describe('a prerendered page', () => {
  test('is filled with the known values as text', () => {
    const page = prerenderedPage(html).fill({ ...facts, tournamentName: '<b>&"$&{{provider}}' });
    expect(page).toContain('<h1>&lt;b&gt;&amp;&quot;$&amp;{{provider}}</h1><p>3 × 2 = 6</p><ul></ul>');
  });

  test('names the organiser of the game if there is one', () => {
    const page = prerenderedPage(html).fill({ ...facts, provider: 'https://www.example.org/?a=1&b=2' });
    expect(page).toContain(
      '<ul><li><a href="https://www.example.org/?a=1&amp;b=2">example.org</a></li></ul>',
    );
  });

  test('is not sent while one of its values is unknown', () => {
    const { fill } = prerenderedPage(html);
    expect(fill({ provider: '' })).toBeNull();
    expect(fill({ ...facts, exactPoints: 0 })).toBeNull();
    expect(fill(facts)).toContain('EM 2024');
  });

  test('needs only the values that it contains', () => {
    expect(prerenderedPage('<h1>{{tournamentName}}</h1>').fill({ tournamentName: 'EM', provider: '' })).toBe(
      '<h1>EM</h1>',
    );
  });

  test('returns the hashes of its styles and scripts', () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const page = `<script>a<b</script>${html}<script src="/c.js"></script><script type="application/json">1</script>`;
    expect(prerenderedPage(page).inline).toEqual({
      'script-src': [hash('a<b')],
      'style-src': [hash('@property --a{syntax:"<length>"}a{b:c}')],
    });
  });
});
