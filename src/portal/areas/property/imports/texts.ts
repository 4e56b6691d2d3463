import cn from '@locales/cn/imports.json';
import en from '@locales/en/imports.json';
import th from '@locales/th/imports.json';

export const importTexts = { imports: { th, en, cn } };
