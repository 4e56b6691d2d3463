import th from '@locales/th/pickers.json';

const en = () => import('@locales/en/pickers.json');
const cn = () => import('@locales/cn/pickers.json');

/** The pickers' texts; an area that uses a picker spreads them into its own. */
export const pickerTexts = { pickers: { th, en, cn } };
