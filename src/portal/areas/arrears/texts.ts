import th from '@locales/th/arrears.json';

const en = () => import('@locales/en/arrears.json');
const cn = () => import('@locales/cn/arrears.json');

export const texts = { arrears: { th, en, cn } };
