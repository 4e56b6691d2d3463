import type { ComponentType } from 'react';
import type { WidgetKey } from '@/contracts/features/platform/widgets';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { userWidgetEndpoints } from '@/contracts/master-data/user-widget';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { usePermission } from '@/portal/kit/page/permission';
import { ownWidgets } from './asked';
import { InvoiceMonths } from './InvoiceMonths';
import { NewsFigures } from './NewsFigures';
import { ParcelsToday } from './ParcelsToday';
import { WaitingAges } from './WaitingAges';

interface Widget {
  needs: Permission;
  Shown: ComponentType;
}

const widgets: Record<WidgetKey, Widget> = {
  'parcels-today': { needs: 'parcels:view', Shown: ParcelsToday },
  'parcel-ages': { needs: 'parcels:view', Shown: WaitingAges },
  'invoice-months': { needs: 'invoices:view', Shown: InvoiceMonths },
  'news-figures': { needs: 'news:view', Shown: NewsFigures },
};

/** What this kind of property shows of itself, as far as the person may see it. */
export function PropertyWidgets() {
  const can = usePermission();
  const read = useReader(userWidgetEndpoints.read, ownWidgets);
  useLive('menu-features', read.reload);
  if (!read.answer) return <Awaited read={read} rows={4} />;
  return read.answer.widgets.map(({ key, active }) => {
    const { needs, Shown } = widgets[key];
    return active && can(needs) && <Shown key={key} />;
  });
}
