import type { ComponentType } from 'react';
import { propertyEndpoints } from '@/contracts/auth/properties';
import type { Shell } from '@/portal/app/page/page';
import { signedInPage } from '@/portal/app/page/signed-in-page';
import { AdminLayout } from '@/portal/app/shell/AdminLayout';
import { loadMenu } from '@/portal/app/shell/menu/menu';
import { readBell } from '@/portal/bell/bell';
import { loadReader } from '@/portal/kit/calls/use-reader';
import type { AreaPage } from '@/portal/kit/page/area-page';

/** The shell around every management page, and what it reads. */
export const adminShell: Shell = {
  Layout: AdminLayout,
  load: (dispatch, { platform }) =>
    Promise.all([loadMenu(dispatch), platform || loadReader(propertyEndpoints.list, dispatch, {})]),
  // The property's position first: whatever changes from then on is seen by it, and read again.
  before: async (dispatch, { property_id }) => property_id && dispatch(readBell({ query: {} })),
};

/** A signed-in page in the shell. */
export const adminPage = (Screen: ComponentType, area: AreaPage = {}) =>
  signedInPage(Screen, area, adminShell);
