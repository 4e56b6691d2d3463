import th from '@locales/th/mpay.json';

const en = () => import('@locales/en/mpay.json');
const cn = () => import('@locales/cn/mpay.json');

export const texts = { mpay: { th, en, cn } };
