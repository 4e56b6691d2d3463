import cn from '@locales/cn/news-templates.json';
import en from '@locales/en/news-templates.json';
import th from '@locales/th/news-templates.json';
import { auditTexts } from '@/portal/kit/audit/texts';
import { contentTexts } from '@/portal/kit/content/texts';
import { uploadTexts } from '@/portal/kit/upload/texts';

export const texts = { 'news-templates': { th, en, cn }, ...contentTexts };
/** What the form and a template's history need beside. */
export const formTexts = { ...texts, ...uploadTexts, ...auditTexts };
