import { readdirSync } from 'node:fs';
import path from 'node:path';
import commissions from '@locales/th/commissions.json';
import common from '@locales/th/common.json';
import invoices from '@locales/th/invoices.json';
import { act } from '@testing-library/react';
import { anyId, openPage } from '@tests/kit/open-page';
import { allPermissions } from '@/contracts/features/rights';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { ReceivedFile } from '@/contracts/kit/calls/files';
import { sampleOf } from '@/contracts/kit/calls/sample';
import type { PortalPage } from '@/portal/app/page/page';

jest.mock('@/portal/app/live/realtime', () => ({ hearPlace: () => () => {} }));
jest.mock('@/portal/app/calls/browser-api', () => {
  const answer = ({ reply }: Endpoint) => {
    const sample = sampleOf(reply);
    // What waits for a review was reviewed by nobody.
    const isNews = typeof sample === 'object' && sample !== null && 'reviewedAt' in sample;
    return reply.parse(isNews ? { ...sample, reviewedAt: null } : sample);
  };
  const api = async (endpoint: Endpoint) =>
    endpoint.envelope === 'file' ? new ReceivedFile(new Blob(['a']), 'a', 1) : answer(endpoint);
  return { browserApi: api, quietApi: api };
});

const root = path.resolve('pages');
const pages = readdirSync(root, { recursive: true })
  .map(String)
  .filter((file) => /^(?!_|api).*\.tsx$/.test(file))
  .map((file) => file.replace(/\.tsx$/, ''));
const permissions = allPermissions.filter((one) => one.endsWith(':view'));

const deeds = new Set(['', common.list.actions, commissions.actions, invoices.actions]);

/** The columns for what can be done in which there is nothing. */
const emptyOnes = () =>
  [...document.querySelectorAll('table')].flatMap((table) => {
    const heads = [...table.querySelectorAll('thead th')];
    return heads.flatMap((head, place) => {
      const cells = [...table.querySelectorAll(`tbody tr > :nth-child(${place + 1})`)];
      const isEmpty = cells.every(
        (cell) => !cell.textContent && !cell.querySelector('input, button'),
      );
      return isEmpty && deeds.has(head.textContent) ? [head.textContent] : [];
    });
  });

test.each(pages)('%s has no column of nothing for who may only look', async (file) => {
  const { default: Page } = (await import(path.join(root, file))) as { default: PortalPage };
  const pathname = `/${file.replace(/\/?index$/, '')}`;
  await openPage(Page, { pathname, query: { id: anyId }, place: anyId, permissions });
  // The answers are here by the next turn.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(emptyOnes()).toEqual([]);
});
