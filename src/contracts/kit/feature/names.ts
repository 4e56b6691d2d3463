import type { Language } from '@/contracts/kit/text/languages';

/** What something is called, in each language of the portal. */
export type Names = Readonly<Record<Language, string>>;
