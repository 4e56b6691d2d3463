import cn from '@locales/cn/pickers.json';
import en from '@locales/en/pickers.json';
import th from '@locales/th/pickers.json';

/** The pickers' texts; an area that uses a picker spreads them into its own. */
export const pickerTexts = { pickers: { th, en, cn } };
