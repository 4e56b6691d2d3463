import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import {
  type Board,
  type BoardPart,
  type boardEndpoints,
  boardNeeds,
  boardParts,
  urgencies,
  type WorkLine,
  workKinds,
} from '@/contracts/master-data/board';
import { onOneConnection } from '@/services/db/orm';
import type { ReadPart, WaitingWork } from '@/services/kit/board-part';
import type { ServiceRequest } from '@/services/kit/calls/caller';
import type { Handlers } from '@/services/kit/calls/mount';
import { givenBackWork } from './given-back';
import { dismissHandler, givenUpWork } from './given-up';
import { memberHome } from './members';
import { moneyBoard, moneyWork } from './money';
import { suggestionBoard, suggestionWork } from './suggestions';
import { voteBoard, voteWork } from './votes';
import { weekBoard } from './week';

type Parts = { [P in Exclude<BoardPart, 'work'>]: ReadPart<P> };

/** What other services know of a property's morning. */
interface Morning {
  parcels: ReadPart<'parcels'>;
  news: ReadPart<'news'>;
  work: readonly WaitingWork[];
}

export interface BoardDeps {
  /** Reads it by that connection alone. */
  morning: (db: NodePgDatabase) => Morning;
}

/** What is more urgent first; of the same urgency what waits longer. */
const byUrgency = (a: WorkLine, b: WorkLine) =>
  urgencies.indexOf(a.urgency) - urgencies.indexOf(b.urgency) ||
  (a.at ?? '9').localeCompare(b.at ?? '9') ||
  workKinds.indexOf(a.kind) - workKinds.indexOf(b.kind);

/** All that is read of a property's first screen, by one connection. */
function reading(db: NodePgDatabase, outside: Morning): { parts: Parts; waiting: WaitingWork[] } {
  const members = memberHome(db);
  const parts: Parts = {
    parcels: outside.parcels,
    news: outside.news,
    members: members.board,
    suggestions: suggestionBoard(db),
    money: moneyBoard(db),
    votes: voteBoard(db),
    week: weekBoard(db),
  };
  const waiting = [
    ...outside.work,
    ...members.work,
    ...[suggestionWork, voteWork, moneyWork, givenBackWork, givenUpWork].flatMap((work) =>
      work(db),
    ),
  ];
  return { parts, waiting };
}

const may = ({ caller }: ServiceRequest, needs: WaitingWork['needs']) =>
  needs.some((permission) => caller.permissions.has(permission));

async function workOf(
  waiting: readonly WaitingWork[],
  request: ServiceRequest,
): Promise<WorkLine[]> {
  const lines = await Promise.all(
    waiting
      .filter(({ needs }) => may(request, needs))
      .map(async ({ kind, read }) => (await read(request)).map((line) => ({ kind, ...line }))),
  );
  return lines.flat().sort(byUrgency);
}

/** Answers a property's first screen: what waits for the caller, and what is there, as far as they may see it. */
export function boardHandlers(
  db: NodePgDatabase,
  { morning }: BoardDeps,
): Handlers<typeof boardEndpoints> {
  return {
    dismiss: dismissHandler(db),
    read: async ({ query }, request) => {
      const asked = query.parts?.split(',') ?? boardParts;
      const named = boardParts.filter((part) => asked.includes(part));
      const read = await onOneConnection(db, (one) => {
        const { parts, waiting } = reading(one, morning(one));
        return Promise.all(
          named.map(async (part) => {
            if (part === 'work') return [part, await workOf(waiting, request)] as const;
            const isSeen = may(request, [boardNeeds[part]]);
            return [part, isSeen ? await parts[part](request) : null] as const;
          }),
        );
      });
      return Object.fromEntries(read) as Board;
    },
  };
}
