import cn from '@locales/cn/login.json';
import en from '@locales/en/login.json';
import th from '@locales/th/login.json';

export const texts = { login: { th, en, cn } };
