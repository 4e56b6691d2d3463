import { useCallback, useMemo } from 'react';
import { useKept } from '@/portal/kit/page/use-kept';
import { type PaperChoice, paperChoice } from './paper';

function readChoice(kept: string): PaperChoice {
  try {
    return paperChoice.parse(JSON.parse(kept));
  } catch {
    return paperChoice.parse({});
  }
}

/** The paper of this browser's printer, remembered from one visit to the next; none on the server. */
export function usePaper(): [PaperChoice | undefined, (choice: PaperChoice) => void] {
  const [kept, keep] = useKept('parcels.label-paper');
  const choice = useMemo(() => (kept === null ? undefined : readChoice(kept)), [kept]);
  const choose = useCallback((next: PaperChoice) => keep(JSON.stringify(next)), [keep]);
  return [choice, choose];
}
