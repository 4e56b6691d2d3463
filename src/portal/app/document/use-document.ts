import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { DocumentProps } from '@/portal/app/page/page';

interface DocumentState extends DocumentProps {
  /** Changes a part; others may be changed before it is seen. */
  change: (part: Partial<DocumentProps>) => void;
}

/** What the document brought, as it has changed since. */
export function useBrought(first: DocumentProps | undefined): DocumentState {
  const [brought, setBrought] = useState(first);
  if (!brought) throw new Error('A page was rendered without the props of its document');
  const change = useCallback(
    (part: Partial<DocumentProps>) => setBrought((now) => now && { ...now, ...part }),
    [],
  );
  return useMemo(() => ({ ...brought, change }), [brought, change]);
}

export const DocumentContext = createContext<DocumentState | null>(null);

/** What the document brought: session, language, theme and settings, and the way to change them. */
export function useDocument(): DocumentState {
  const document = useContext(DocumentContext);
  if (!document) throw new Error('useDocument is used outside the portal');
  return document;
}
