import cn from '@locales/cn/report-emails.json';
import en from '@locales/en/report-emails.json';
import th from '@locales/th/report-emails.json';

export const texts = { 'report-emails': { th, en, cn } };
