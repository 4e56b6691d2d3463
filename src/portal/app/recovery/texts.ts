import cn from '@locales/cn/recovery.json';
import en from '@locales/en/recovery.json';
import th from '@locales/th/recovery.json';

export const texts = { recovery: { th, en, cn } };
