import type { Language } from '@/contracts/kit/languages';

/** What something is called, in each language of the portal. */
export type Names = Readonly<Record<Language, string>>;
