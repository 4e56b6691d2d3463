import { type DragEvent, useState } from 'react';
import { useNoStrayDrops } from './use-no-stray-drops';

/** A place on which files are dropped; one that is dropped beside it is not opened by the browser. */
export function useDrop(take: (files: FileList) => void) {
  const [over, setOver] = useState(false);
  useNoStrayDrops();
  return {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer.files);
    },
  };
}
