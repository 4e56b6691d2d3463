import type { ComponentType } from 'react';
import { PlainLayout } from '@/portal/app/page/PlainLayout';
import { signedInPage } from '@/portal/app/page/signed-in-page';
import type { AreaPage } from '@/portal/kit/page/area-page';

/** A signed-in page without the shell; its scripts hold none of the shell either. */
export const plainPage = (Screen: ComponentType, area: AreaPage = {}) =>
  signedInPage(Screen, area, { Layout: PlainLayout });
