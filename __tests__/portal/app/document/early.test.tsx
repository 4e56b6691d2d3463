import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { keepEarly } from '@/portal/app/document/keep-early';
import { useEarly } from '@/portal/app/document/use-early';

const sent = jest.fn();
const left = jest.fn();

function Page() {
  useEarly();
  const [name, setName] = useState('');
  const [kind, setKind] = useState('box');
  const [fragile, setFragile] = useState(false);
  const [presses, setPresses] = useState(0);
  const send = (event: FormEvent) => {
    event.preventDefault();
    sent(name);
  };
  return (
    <form onSubmit={send}>
      <input
        aria-label="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
        onBlur={({ target }) => left(target.value)}
      />
      <select aria-label="kind" value={kind} onChange={({ target }) => setKind(target.value)}>
        <option>box</option>
        <option>letter</option>
      </select>
      <input
        type="checkbox"
        checked={fragile}
        onChange={({ target }) => setFragile(target.checked)}
      />
      <button type="button" onClick={() => setPresses(presses + 1)}>
        press
      </button>
      <button type="submit">send</button>
      <output>{[name, kind, fragile, presses].join(' ')}</output>
    </form>
  );
}

const get = <E extends HTMLElement>(selector: string) => document.querySelector<E>(selector) as E;
const told = () => get('output').textContent;
const typeText = (text: string) => userEvent.type(get('[aria-label=name]'), text);

/** Has a document stand there, lets somebody begin, and has the page take it over. */
async function take(begin: () => Promise<void>) {
  document.body.innerHTML = `<div>${renderToString(<Page />)}</div>`;
  keepEarly();
  await begin();
  await act(async () => void hydrateRoot(get('div'), <Page />));
}

afterEach(() => jest.clearAllMocks());

test('what was typed and chosen before a page answered is known to it', async () => {
  await take(async () => {
    await typeText('สมพร');
    await userEvent.selectOptions(get('select'), 'letter');
    await userEvent.click(get('[type=checkbox]'));
  });
  expect(told()).toBe('สมพร letter true 0');
  expect(get<HTMLInputElement>('[aria-label=name]').value).toBe('สมพร');
  expect(get<HTMLInputElement>('[type=checkbox]').checked).toBe(true);
  expect(sent).not.toHaveBeenCalled();
});

test('a field that was left is left once more, as it was then; what was typed on stands in it', async () => {
  await take(async () => {
    await typeText('สม');
    await userEvent.tab();
    await typeText('พร');
  });
  expect(left.mock.calls).toEqual([['สม']]);
  expect(told()).toBe('สมพร box false 0');
});

test('a field that nobody has left yet is not', async () => {
  await take(() => typeText('สม'));
  expect(left).not.toHaveBeenCalled();
});

test('of presses before a page answered the last is done, once', async () => {
  await take(async () => {
    await userEvent.click(get('[type=button]'));
    await userEvent.click(get('[type=button]'));
  });
  expect(told()).toContain(' 1');
});

test('a form is not sent by the browser, and once by the page, with what was typed', async () => {
  await take(async () => {
    await typeText('สมพร');
    await userEvent.click(get('[type=button]'));
    await userEvent.click(get('[type=submit]'));
  });
  expect(sent.mock.calls).toEqual([['สมพร']]);
  expect(told()).toContain(' 0');
});

test('whoever presses once more elsewhere has changed their mind', async () => {
  await take(async () => {
    await userEvent.click(get('[type=button]'));
    await userEvent.click(get('output'));
  });
  expect(told()).toContain(' 0');
});

test('a page that answers is told nothing twice', async () => {
  await take(() => typeText('สม'));
  await typeText('พร');
  await userEvent.click(get('[type=button]'));
  expect(told()).toBe('สมพร box false 1');
});
