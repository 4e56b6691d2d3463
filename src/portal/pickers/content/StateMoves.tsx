import { Button } from '@/portal/ui/actions/Button';

/** A state that a record may go to now, and what going there is called. */
export interface StateMove<State extends string> {
  to: State;
  name: string;
}

/** The moves that a record's table of states allows now, each a button; `next` is what comes next. */
export function StateMoves<State extends string>(props: {
  moves: readonly StateMove<State>[];
  next?: State | undefined;
  moving: boolean;
  onMove: (to: State) => void;
}) {
  const { moves, next, moving, onMove } = props;
  return moves.map(({ to, name }) => (
    <Button
      key={name}
      look={to === next ? 'primary' : 'plain'}
      disabled={moving}
      onClick={() => onMove(to)}
    >
      {name}
    </Button>
  ));
}
