import { useDocument } from '@/portal/app/document/use-document';
import { sayingOf } from '@/portal/app/texts/house-words';

/** The reader's language, and how the place that one is in says its texts. */
export function useSaying() {
  const document = useDocument();
  return { language: document.language, say: sayingOf(document) };
}
