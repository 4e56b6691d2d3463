import type { Permission } from '@/contracts/kit/feature/permissions';
import type { Board, BoardPart, WorkKind, WorkLine } from '@/contracts/master-data/board';
import type { ServiceRequest } from '@/services/kit/calls/caller';

/** What a part of a property's first screen holds, read for one caller. */
export type ReadPart<P extends BoardPart> = (
  request: ServiceRequest,
) => Promise<NonNullable<Board[P]>>;

/** What may wait: who can do it, and how much there is of it; a line for each list that holds it. */
export interface WaitingWork {
  kind: WorkKind;
  /** Any of these can do it. */
  needs: readonly Permission[];
  read: (request: ServiceRequest) => Promise<Omit<WorkLine, 'kind'>[]>;
}
