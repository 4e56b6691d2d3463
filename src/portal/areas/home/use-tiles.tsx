import { Fragment, type ReactNode } from 'react';
import type { WidgetKey } from '@/contracts/features/platform/widgets';
import type { Permission } from '@/contracts/kit/feature/permissions';
import type { Board } from '@/contracts/master-data/board';
import { userWidgetEndpoints } from '@/contracts/master-data/user-widget';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { usePermission } from '@/portal/kit/page/permission';
import { MembersTile } from './tiles/MembersTile';
import { MonthsTile } from './tiles/MonthsTile';
import { MonthTile } from './tiles/MonthTile';
import { NewsTile } from './tiles/NewsTile';
import { ParcelDaysTile } from './tiles/ParcelDaysTile';
import { ParcelsTile } from './tiles/ParcelsTile';
import { SuggestionsTile } from './tiles/SuggestionsTile';
import { VotesTile } from './tiles/VotesTile';
import { WeekTile } from './tiles/WeekTile';

interface Tile {
  /** Who works with it sees it before what they only look at. */
  worked: Permission;
  /** Low enough that two of them stand beside the work. */
  small?: true;
  /** Nothing where the person may not see what it shows. */
  draw: (board: Board) => ReactNode;
}

const tiles: Record<WidgetKey, Tile> = {
  'invoice-month': {
    worked: 'invoices:create',
    small: true,
    draw: ({ money }) => money?.month && <MonthTile money={money} />,
  },
  'members-waiting': {
    worked: 'new-members:approve',
    small: true,
    draw: ({ members }) => members && <MembersTile {...members} />,
  },
  'parcel-ages': {
    worked: 'parcels:approve',
    draw: ({ parcels }) => parcels && <ParcelsTile {...parcels} />,
  },
  'invoice-months': {
    worked: 'invoices:create',
    draw: ({ money }) => money && <MonthsTile money={money} />,
  },
  'suggestions-open': {
    worked: 'suggestions:edit',
    draw: ({ suggestions }) => suggestions && <SuggestionsTile {...suggestions} />,
  },
  'votes-running': { worked: 'votes:edit', draw: ({ votes }) => votes && <VotesTile {...votes} /> },
  'news-figures': { worked: 'news:create', draw: ({ news }) => news && <NewsTile {...news} /> },
  'parcels-today': {
    worked: 'parcels:approve',
    draw: ({ parcels }) => parcels && <ParcelDaysTile {...parcels} />,
  },
  'calendar-week': {
    worked: 'calendar:edit',
    draw: ({ week }) => week && <WeekTile week={week} />,
  },
};

/** The call for the tiles of the property's kind. */
export const ownWidgets = { query: {} };

const inOrder = Object.keys(tiles) as WidgetKey[];
const mostBeside = 2;

/** The tiles that a person sees: small ones beside the work, the others below it. */
export function useTiles(board: Board | undefined): { beside: ReactNode[]; below: ReactNode[] } {
  const { answer, reload } = useReader(userWidgetEndpoints.read, ownWidgets);
  useLive('menu-features', reload);
  const can = usePermission();
  if (!board || !answer) return { beside: [], below: [] };
  const shown = new Set(answer.widgets.filter(({ active }) => active).map(({ key }) => key));
  const own = ({ worked }: Tile) => (can(worked) ? 0 : 1);
  const order = inOrder.toSorted((a, b) => own(tiles[a]) - own(tiles[b]));
  const drawn = order.flatMap((key) => {
    const tile = shown.has(key) && tiles[key].draw(board);
    return tile
      ? [
          {
            key,
            small: tiles[key].small && can(tiles[key].worked),
            tile: <Fragment key={key}>{tile}</Fragment>,
          },
        ]
      : [];
  });
  const small = drawn.filter((one) => one.small).slice(0, mostBeside);
  const beside = small.length > 0 ? small : drawn.slice(0, 1);
  return {
    beside: beside.map(({ tile }) => tile),
    below: drawn.filter((one) => !beside.includes(one)).map(({ tile }) => tile),
  };
}
