import cn from '@locales/cn/roles.json';
import en from '@locales/en/roles.json';
import th from '@locales/th/roles.json';

export const texts = { roles: { th, en, cn } };
