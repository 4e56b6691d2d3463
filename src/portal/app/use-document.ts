import { createContext, useContext } from 'react';
import type { DocumentProps } from '@/portal/app/page';

interface DocumentState extends DocumentProps {
  change: (next: DocumentProps) => void;
}

export const DocumentContext = createContext<DocumentState | null>(null);

/** What the document brought: session, language, theme and settings, and the way to change them. */
export function useDocument(): DocumentState {
  const document = useContext(DocumentContext);
  if (!document) throw new Error('useDocument is used outside the portal');
  return document;
}
