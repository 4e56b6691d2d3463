import th from '@locales/th/imports.json';

const en = () => import('@locales/en/imports.json');
const cn = () => import('@locales/cn/imports.json');

export const importTexts = { imports: { th, en, cn } };
