import th from '@locales/th/recovery.json';

const en = () => import('@locales/en/recovery.json');
const cn = () => import('@locales/cn/recovery.json');

export const texts = { recovery: { th, en, cn } };
