import { useCallback, useState } from 'react';
import type { Feature } from '@/contracts/kit/feature/permissions';
import {
  type Board,
  type BoardPart,
  boardEndpoints,
  boardFollows,
} from '@/contracts/master-data/board';
import { callEndpoint } from '@/portal/kit/calls/call-endpoint';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useAppDispatch } from '@/portal/kit/page/store';

/** The call for all of it. */
export const wholeBoard = { query: {} };

/** Every feature whose changes the board follows. */
export const followed: readonly Feature[] = [
  ...new Set([...Object.values(boardFollows).flat(), 'orders', 'mpay', 'arrears'] as const),
];

/** The first screen's figures: all of them once, and of a change those parts alone that it touches. */
export function useBoard() {
  const dispatch = useAppDispatch();
  const read = useReader(boardEndpoints.read, wholeBoard);
  const [newer, setNewer] = useState<{ than: Board | undefined; parts: Board }>();
  const { answer } = read;

  const follow = useCallback(
    (feature: Feature) => {
      const touched = Object.entries(boardFollows).flatMap(([part, features]) =>
        features.includes(feature) ? [part as BoardPart] : [],
      );
      const query = { parts: [...touched, 'work'].join(',') };
      dispatch(callEndpoint(boardEndpoints.read, { query }))
        .unwrap()
        .then(
          (parts) =>
            setNewer((before) => ({
              than: answer,
              parts: { ...(before?.than === answer ? before?.parts : undefined), ...parts },
            })),
          // What is shown stays; the next change asks again.
          () => undefined,
        );
    },
    [dispatch, answer],
  );

  const board = answer && { ...answer, ...(newer?.than === answer && newer.parts) };
  return { board, read, follow };
}
