import type { ComponentType } from 'react';
import { AdminLayout } from '@/portal/app/AdminLayout';
import { loadMenu } from '@/portal/app/menu';
import { ownProperties } from '@/portal/app/own-properties';
import { type Shell, signedInPage } from '@/portal/app/signed-in-page';
import type { AreaPage } from '@/portal/kit/area-page';
import { loadReader } from '@/portal/kit/use-reader';

/** The shell around every management page, and what it reads. */
export const adminShell: Shell = {
  Layout: AdminLayout,
  load: (dispatch, { platform }) =>
    Promise.all([dispatch(loadMenu()), platform || loadReader(ownProperties, dispatch, {})]),
};

/** A signed-in page in the shell. */
export const adminPage = (Screen: ComponentType, area: AreaPage = {}) =>
  signedInPage(Screen, area, adminShell);
