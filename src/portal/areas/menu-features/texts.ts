import cn from '@locales/cn/menu-features.json';
import en from '@locales/en/menu-features.json';
import th from '@locales/th/menu-features.json';

export const texts = { 'menu-features': { th, en, cn } };
