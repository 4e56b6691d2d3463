import { Fragment, type ReactNode } from 'react';
import { homeTileEndpoints } from '@/contracts/auth/home-tiles';
import type { WidgetKey } from '@/contracts/features/platform/widgets';
import type { Permission } from '@/contracts/kit/feature/permissions';
import type { Board } from '@/contracts/master-data/board';
import { userWidgetEndpoints } from '@/contracts/master-data/user-widget';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { usePermission } from '@/portal/kit/page/permission';
import { useNames } from '@/portal/kit/text/use-names';
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
  /** Low enough to stand beside the work with others. */
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
    small: true,
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

/** The call for what the person has chosen. */
export const ownChoice = {};

const usualOrder = Object.keys(tiles) as WidgetKey[];
/** As many as stand as high as that many lines of work. */
const besideLines = (lines: number) => Math.min(3, Math.max(1, Math.ceil(lines / 4)));

/** The tiles that a person sees, small ones beside the work, the others below it; and all that they may arrange. */
export function useTiles(board: Board | undefined) {
  const offered = useReader(userWidgetEndpoints.read, ownWidgets);
  const chosen = useReader(homeTileEndpoints.read, ownChoice);
  useLive('menu-features', offered.reload);
  const can = usePermission();
  const nameIn = useNames();
  const kept = chosen.answer ?? [];
  const placeOf = (key: WidgetKey) => kept.findIndex(({ tile }) => tile === key);
  const rank = (key: WidgetKey) => {
    const place = placeOf(key);
    // What is newer than the choice stands after it, what the person works with before what they look at.
    if (place >= 0) return place;
    return kept.length + (can(tiles[key].worked) ? 0 : 1);
  };
  const drawn = usualOrder
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap((key) => {
      const widget = offered.answer?.widgets.find((one) => one.key === key);
      const { small, worked, draw } = tiles[key];
      const tile = board && widget?.active && draw(board);
      if (!tile) return [];
      const shown = kept[placeOf(key)]?.shown ?? true;
      const isSmall = small && (kept.length > 0 || can(worked));
      return [{ key, name: nameIn(widget.names), shown, isSmall, tile }];
    });
  const seen = drawn.filter(({ shown }) => shown);
  const small = seen
    .filter(({ isSmall }) => isSmall)
    .slice(0, besideLines(board?.work?.length ?? 0));
  const beside = small.length > 0 ? small : seen.slice(0, 1);
  const nodes = (some: typeof seen): ReactNode[] =>
    some.map(({ key, tile }) => <Fragment key={key}>{tile}</Fragment>);
  return {
    beside: nodes(beside),
    below: nodes(seen.filter((one) => !beside.includes(one))),
    arranged: drawn.map(({ key, name, shown }) => ({ tile: key, name, shown })),
    reload: chosen.reload,
  };
}
