import type { ComponentType } from 'react';
import { AdminLayout } from '@/portal/app/AdminLayout';
import { loadMenu } from '@/portal/app/menu';
import { type Shell, signedInPage } from '@/portal/app/signed-in-page';
import type { AreaPage } from '@/portal/kit/area-page';

const shell: Shell = { Layout: AdminLayout, load: (dispatch) => dispatch(loadMenu()) };

/** A signed-in page in the shell. */
export const adminPage = (Screen: ComponentType, area: AreaPage = {}) =>
  signedInPage(Screen, area, shell);
