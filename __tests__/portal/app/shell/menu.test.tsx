import common from '@locales/th/common.json';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInstance } from 'i18next';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { Session } from 'next-auth';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { type MenuEntry, sessionEndpoints } from '@/contracts/auth/session';
import { ApiFailure } from '@/contracts/kit/calls/errors';
import { tellFailure } from '@/portal/app/calls/tell-failure';
import { DocumentContext } from '@/portal/app/document/use-document';
import type { DocumentProps, PortalSettings } from '@/portal/app/page/page';
import { rememberedSession } from '@/portal/app/session/remembered-session';
import { MenuTree } from '@/portal/app/shell/menu/MenuTree';
import { menuCall } from '@/portal/app/shell/menu/menu';
import { keysOf } from '@/portal/kit/calls/reads';
import { makeStore } from '@/portal/kit/page/store';

jest.mock('@/portal/app/calls/tell-failure', () => ({ tellFailure: jest.fn() }));

const token = 'the-access-token';
const anHour = 60 * 60_000;

const entry = (labelkey: string, labelTH: string, labelENG: string, link: string): MenuEntry => ({
  labelkey,
  labelTH,
  labelENG,
  link,
  icon: '',
  isnew: true,
  submenu: [],
});

const menu: MenuEntry[] = [
  {
    ...entry('parcels', 'พัสดุ', 'Parcels', '/parcels'),
    submenu: [
      entry('parcels-list', 'รายการ', 'List', '/parcels'),
      entry('parcels-receive', 'รับเข้า', 'Receive', '/parcels/receive'),
    ],
  },
  { ...entry('meters', 'มิเตอร์น้ำ', 'Meters', '/meters'), isnew: false },
  entry('handbook', 'คู่มือ', 'Handbook', 'https://handbook.example/'),
  {
    ...entry('microsites', 'ไมโครไซต์', 'Microsites', ''),
    submenu: [
      entry('microsite-kms', 'KMS', 'KMS', 'https://kms.example/'),
      entry('microsite-katsan', 'คัดสรร', 'Katsan', 'https://katsan.example/start'),
    ],
  },
];

function open(settings: Partial<PortalSettings> = {}, shown = menu) {
  const i18n = createInstance();
  void i18n.init({
    lng: 'th',
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { th: { common } },
  });
  const push = jest.fn(async () => true);
  const router = { asPath: '/parcels/receive?unit=1', pathname: '/parcels/receive', push };
  const document = {
    language: 'th',
    settings: { menuBaseUrl: '', katsanOrigin: '', ...settings },
  };
  const { endpoint, call } = keysOf({ endpoint: sessionEndpoints.menu, call: menuCall });
  const reads = {
    [endpoint]: { [call]: { answer: shown, reading: { status: 'idle' }, served: true } },
  };
  const unasked = () => Promise.reject(new Error('nothing is asked'));
  render(
    <I18nextProvider i18n={i18n}>
      <RouterContext value={router as unknown as NextRouter}>
        <DocumentContext value={{ ...(document as DocumentProps), change: () => {} }}>
          <Provider store={makeStore(unasked, { reads })}>
            <MenuTree id="test" />
          </Provider>
        </DocumentContext>
      </RouterContext>
    </I18nextProvider>,
  );
  return push;
}

const link = (name: RegExp | string) => screen.getByRole('link', { name });
const links = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
const search = () => screen.getByRole('searchbox', { name: 'ค้นหาเมนู' });

describe('the links of a menu that holds all kinds', () => {
  test('an entry of the portal is used as it is, any other below the base URL', async () => {
    open({ menuBaseUrl: 'https://old.example' });
    expect(link(/^รับเข้า/)).toHaveAttribute('href', '/parcels/receive');
    expect(link(/^รับเข้า/)).toHaveAttribute('aria-current', 'page');
    expect(link('มิเตอร์น้ำ')).toHaveAttribute('href', 'https://old.example/meters');
    expect(link('คู่มือ')).toHaveAttribute('href', 'https://handbook.example/');
    for (const name of ['มิเตอร์น้ำ', 'คู่มือ']) expect(link(name)).not.toHaveAttribute('target');
  });

  test('new entries are marked only where there can be others', () => {
    open({ menuBaseUrl: '/old' });
    expect(within(link(/^รับเข้า/)).getByText('ใหม่')).toBeVisible();
    expect(within(link('มิเตอร์น้ำ')).queryByText('ใหม่')).toBeNull();
  });

  test('without a base URL nothing is marked', () => {
    open();
    expect(screen.queryByText('ใหม่')).toBeNull();
  });

  test('microsites open in a new tab that knows nothing of this one', async () => {
    open();
    await userEvent.click(screen.getByRole('button', { name: 'ไมโครไซต์' }));
    for (const name of [/^KMS/, /^คัดสรร/]) {
      expect(link(name)).toHaveAttribute('target', '_blank');
      expect(link(name)).toHaveAttribute('rel', 'noopener noreferrer');
      expect(link(name)).toHaveAccessibleName(/เปิดในแท็บใหม่$/);
    }
    expect(link(/^KMS/)).toHaveAttribute('href', 'https://kms.example/');
  });
});

describe('katsan', () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  beforeEach(() => {
    opened.mockClear();
    const expires = new Date(Date.now() + anHour).toISOString();
    rememberedSession.keep({ accessToken: token, expires } as Session);
  });

  async function choose(name: RegExp) {
    await userEvent.click(screen.getByRole('button', { name: 'ไมโครไซต์' }));
    const followed = jest.fn((event: Event) => {
      const prevented = event.defaultPrevented;
      event.preventDefault();
      return prevented;
    });
    document.addEventListener('click', followed, { once: true });
    await userEvent.click(link(name));
    return followed.mock.results[0]?.value as boolean;
  }

  test('its new tab alone gets the access token, at the click', async () => {
    open({ katsanOrigin: 'https://katsan.example' });
    expect(await choose(/^คัดสรร/)).toBe(true);
    const [address, target, features] = opened.mock.calls[0] ?? [];
    expect(String(address)).toBe(`https://katsan.example/start#bypass=${token}`);
    expect([target, features]).toEqual(['_blank', 'noopener,noreferrer']);
    expect(document.documentElement.outerHTML).not.toContain(token);
    expect(location.href).not.toContain(token);
  });

  test('where the session cannot be read, that is told, and nothing opens', async () => {
    const { error } = new ApiFailure({ code: 'NETWORK', status: 0, message: '' });
    const read = jest.spyOn(rememberedSession, 'read').mockRejectedValueOnce(new ApiFailure(error));
    open({ katsanOrigin: 'https://katsan.example' });
    expect(await choose(/^คัดสรร/)).toBe(true);
    expect(tellFailure).toHaveBeenCalledWith(error);
    expect(opened).not.toHaveBeenCalled();
    read.mockRestore();
  });

  test.each([
    ['no origin is set', '', 'https://katsan.example/start'],
    ['it is at another host', 'https://katsan.example', 'https://katsan.example.evil/'],
    ['it is at another port', 'https://katsan.example', 'https://katsan.example:8443/'],
    ['it only looks like it', 'https://katsan.example', 'https://katsan.example@evil.example/'],
    ['it is a host below', 'https://katsan.example', 'https://x.katsan.example/'],
  ])('hands nothing over where %s', async (_, katsanOrigin, address) => {
    const katsan = entry('microsite-katsan', 'คัดสรร', 'Katsan', address);
    open({ katsanOrigin }, [{ ...entry('m', 'ไมโครไซต์', 'Microsites', ''), submenu: [katsan] }]);
    expect(await choose(/^คัดสรร/)).toBe(false);
    expect(opened).not.toHaveBeenCalled();
  });

  test('another microsite at its origin gets nothing', async () => {
    const kms = entry('microsite-kms', 'KMS', 'KMS', 'https://katsan.example/');
    open({ katsanOrigin: 'https://katsan.example' }, [
      { ...entry('m', 'ไมโครไซต์', 'Microsites', ''), submenu: [kms] },
    ]);
    expect(await choose(/^KMS/)).toBe(false);
    expect(opened).not.toHaveBeenCalled();
  });

  test('plain http is never taken for it', () => {
    const katsan = entry('microsite-katsan', 'คัดสรร', 'Katsan', 'http://katsan.example/');
    open({ katsanOrigin: 'http://katsan.example' }, [katsan]);
    expect(link('คัดสรร')).not.toHaveAttribute('target');
  });
});

describe('the search', () => {
  test('finds Thai and English names, and a group by its own', async () => {
    open();
    await userEvent.type(search(), 'เข้า');
    expect(links()).toEqual(['รับเข้า']);
    await userEvent.clear(search());
    await userEvent.type(search(), 'METER');
    expect(links()).toEqual(['มิเตอร์น้ำ']);
    await userEvent.clear(search());
    await userEvent.type(search(), 'พัสดุ');
    expect(links()).toEqual(['รายการ', 'รับเข้า']);
    await userEvent.clear(search());
    await userEvent.type(search(), 'พัสดุ list');
    expect(links()).toEqual(['รายการ']);
  });

  test('takes every way to write น้ำ for the same', async () => {
    open();
    await userEvent.type(search(), 'น\u0e49\u0e4d\u0e32');
    expect(links()).toEqual(['มิเตอร์น้ำ']);
  });

  test('says when nothing fits, and Escape shows all again', async () => {
    open();
    await userEvent.type(search(), 'ไม่มี');
    expect(screen.getByRole('status')).toHaveTextContent('ไม่พบเมนู “ไม่มี”');
    await userEvent.keyboard('{Escape}');
    expect(search()).toHaveValue('');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(link('คู่มือ')).toBeVisible();
  });

  test('works by keyboard: Enter opens the first, the arrows walk', async () => {
    const push = open();
    await userEvent.type(search(), 'receive{Enter}');
    expect(push).toHaveBeenCalledWith('/parcels/receive', expect.anything());
    await userEvent.type(search(), 'พัสดุ{ArrowDown}{ArrowDown}');
    expect(link('รับเข้า')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(search()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'ล้างคำค้น' }));
    expect(search()).toHaveValue('');
  });
});
