import common from '@locales/th/common.json';
import general from '@locales/th/errors.json';
import login from '@locales/th/login.json';
import { act, render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import type { Session } from 'next-auth';
import type { ComponentProps } from 'react';
import { errorTexts } from '@/contracts/features/error-words';
import { allPermissions } from '@/contracts/features/rights';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { App } from '@/portal/app/App';
import type { DocumentProps, PortalPage } from '@/portal/app/page/page';

const errors = errorTexts('th', general);

/** An id that stands for any record and any property. */
export const anyId = '0199d3a2-7c11-7000-8000-000000000001';

const sessionAt = (propertyId: string | null, permissions: readonly Permission[]) =>
  ({
    accessToken: 'token',
    account_id: anyId,
    roleName: propertyId ? 'ผู้จัดการนิติบุคคล' : 'SMART Admin',
    property_id: propertyId,
    property_name_th: propertyId && 'เดอะ วัน',
    fullname: 'สมพร น้ำใจงาม',
    platform: propertyId === null,
    permissions,
    expires: new Date(Date.now() + 3_600_000).toISOString(),
    error: null,
  }) as unknown as Session;

/** What a document brings in Thai; signed in at a place with every right, or nobody. */
const documentFor = (session: Session | null): DocumentProps => ({
  session,
  madeAt: Date.now(),
  language: 'th',
  theme: 'light',
  sound: false,
  settings: {
    demo: false,
    menuBaseUrl: '',
    katsanOrigin: '',
    sessionPollSeconds: 0,
    realtime: { key: 'key' },
  },
  translations: {
    _nextI18Next: {
      initialI18nStore: { th: { common, errors, login } },
      initialLocale: 'th',
      ns: ['common', 'errors', 'login'],
      userConfig: null,
    },
  },
});

function routerAt(pathname: string, query: Record<string, string>, search: string): NextRouter {
  const done = async () => true;
  return {
    ...{ pathname, asPath: pathname + search, route: pathname, query, isReady: true },
    ...{ push: done, replace: done, prefetch: async () => {}, beforePopState: () => {} },
    events: { on: () => {}, off: () => {}, emit: () => {} },
  } as unknown as NextRouter;
}

interface Visit {
  /** As Next names it. */
  pathname: string;
  query?: Record<string, string>;
  /** What its address says behind the `?`, with that. */
  search?: string;
  /** What the person may do; everything where nothing is said. */
  permissions?: readonly Permission[];
  /** Where the person works: a property, the main admin by `null`, nowhere by `'stranger'`. */
  place: string | null | 'stranger';
}

/** Shows a page as the browser does, with all that stands around it; nothing was read on the server. */
export async function openPage(
  Component: PortalPage,
  { pathname, query = {}, search = '', place, ...who }: Visit,
) {
  const router = routerAt(pathname, query, search);
  const session = place === 'stranger' ? null : sessionAt(place, who.permissions ?? allPermissions);
  const pageProps = { document: documentFor(session) };
  const props = { Component, pageProps, router } as unknown as ComponentProps<typeof App>;
  await act(async () => {
    render(
      <RouterContext value={router}>
        <App {...props} />
      </RouterContext>,
    );
  });
}
