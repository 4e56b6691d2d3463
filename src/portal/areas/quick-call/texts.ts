import cn from '@locales/cn/quick-call.json';
import en from '@locales/en/quick-call.json';
import th from '@locales/th/quick-call.json';

export const texts = { 'quick-call': { th, en, cn } };
