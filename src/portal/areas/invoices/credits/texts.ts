import th from '@locales/th/invoice-credits.json';

/** Those of what units need not pay. */
export const creditTexts = {
  'invoice-credits': {
    th,
    en: () => import('@locales/en/invoice-credits.json'),
    cn: () => import('@locales/cn/invoice-credits.json'),
  },
};
