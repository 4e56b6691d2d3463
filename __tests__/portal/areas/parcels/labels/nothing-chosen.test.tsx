import problems from '@locales/th/parcel-problems.json';
import parcels from '@locales/th/parcels.json';
import { act, screen } from '@testing-library/react';
import { anyId, openPage } from '@tests/kit/open-page';
import type { Endpoint } from '@/contracts/kit/calls/endpoint';
import { plainPage } from '@/portal/app/page/plain-page';
import { SlipScreen } from '@/portal/areas/parcels/drops/SlipScreen';
import { slipPage } from '@/portal/areas/parcels/drops/slip-page';
import { PrintScreen } from '@/portal/areas/parcels/labels/PrintScreen';
import { printPage } from '@/portal/areas/parcels/pages';
import { returnSlipPage } from '@/portal/areas/parcels/problems/pages';
import { ReturnSlipScreen } from '@/portal/areas/parcels/problems/ReturnSlipScreen';

jest.mock('@/portal/app/calls/browser-api', () => {
  const api = async ({ reply }: Endpoint) => reply.parse([]);
  return { browserApi: api, quietApi: api };
});

test.each([
  ['/parcels/print', plainPage(PrintScreen, printPage), parcels.paper],
  ['/parcels/slip', plainPage(SlipScreen, slipPage), parcels.slip],
  ['/parcels/problems/slip', plainPage(ReturnSlipScreen, returnSlipPage), problems.slip],
])('%s without anything chosen says what to do', async (pathname, Page, words) => {
  await openPage(Page, { pathname, place: anyId });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByText(words.none)).toBeVisible();
  expect(screen.getByText(words.noneLead)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
