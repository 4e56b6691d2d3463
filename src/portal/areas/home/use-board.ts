import { useCallback, useEffect, useRef, useState } from 'react';
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

/** Changes of several areas this close together are one call. */
const gatherMs = 300;

/** Every feature whose changes the board follows. */
export const followed: readonly Feature[] = [
  ...new Set([
    ...Object.values(boardFollows).flat(),
    ...(['orders', 'mpay', 'arrears', 'units', 'customers'] as const),
  ]),
];

/** The first screen's figures: all of them once, and of a change those parts alone that it touches. */
export function useBoard() {
  const dispatch = useAppDispatch();
  const read = useReader(boardEndpoints.read, wholeBoard);
  const [newer, setNewer] = useState<{ than: Board | undefined; parts: Board }>();
  const { answer } = read;

  const touched = useRef(new Set<BoardPart>());
  const gathering = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(gathering.current), []);

  const readTouched = useCallback(() => {
    gathering.current = undefined;
    const query = { parts: [...touched.current].join(',') };
    touched.current.clear();
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
  }, [dispatch, answer]);

  const follow = useCallback(
    (feature?: Feature) => {
      for (const [part, features] of Object.entries(boardFollows)) {
        if (feature && features.includes(feature)) touched.current.add(part as BoardPart);
      }
      touched.current.add('work');
      gathering.current ??= setTimeout(readTouched, gatherMs);
    },
    [readTouched],
  );

  const board = answer && { ...answer, ...(newer?.than === answer && newer.parts) };
  return { board, read, follow };
}
