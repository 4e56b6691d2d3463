import th from '@locales/th/pay.json';

const en = () => import('@locales/en/pay.json');
const cn = () => import('@locales/cn/pay.json');

export const texts = { pay: { th, en, cn } };
