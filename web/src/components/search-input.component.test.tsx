import '../testing/browser.ts';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { fill } from '../testing/fill.ts';
import { pass } from '../testing/time.ts';
import { SearchInput } from './search-input.tsx';

let close: (() => void) | undefined;
afterEach(() => {
  close?.();
  jest.useRealTimers();
});

/** A search whose list renders slowly: until `draw` the address contains the previous search. */
const open = () => {
  jest.useFakeTimers();
  const searched: string[] = [];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const draw = (value: string): void =>
    flushSync(() =>
      root.render(<SearchInput label="Suchen" value={value} onSearch={(text) => searched.push(text)} />),
    );
  draw('');
  close = () => {
    root.unmount();
    document.body.replaceChildren();
  };
  const user = userEvent.setup({ advanceTimers: pass as never });
  return { user, draw, searched, field: screen.getByRole<HTMLInputElement>('searchbox') };
};

test('text typed while the list renders is kept', async () => {
  const { user, draw, searched, field } = open();
  await user.type(field, 'ab{Enter}');
  await user.type(field, 'c');
  draw('ab');
  expect(field.value).toBe('abc');
  await pass(1_000);
  draw('abc');
  expect(searched).toEqual(['ab', 'abc']);
  // Going back in the history.
  draw('ab');
  expect(field.value).toBe('ab');
  draw('');
  expect(field.value).toBe('');
});

test('the result of an earlier search does not overwrite a later one', async () => {
  const { user, draw, field, searched } = open();
  await user.type(field, 'ab{Enter}');
  await user.type(field, 'c{Enter}');
  await user.type(field, 'd');
  draw('ab');
  draw('abc');
  expect(field.value).toBe('abcd');
  await fill(field, '');
  await user.keyboard('{Enter}');
  expect(searched).toEqual(['ab', 'abc', '']);
});

test('a search that was cleared from outside is not sent again', async () => {
  const { user, draw, searched, field } = open();
  draw('ab');
  await user.type(field, 'c');
  draw('');
  expect(field.value).toBe('');
  await pass(2_000);
  expect(searched).toEqual([]);
});
