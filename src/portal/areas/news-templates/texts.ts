import th from '@locales/th/news-templates.json';
import { auditTexts } from '@/portal/kit/audit/texts';
import { contentTexts } from '@/portal/kit/content/texts';
import { uploadTexts } from '@/portal/kit/upload/texts';

const en = () => import('@locales/en/news-templates.json');
const cn = () => import('@locales/cn/news-templates.json');

export const texts = { 'news-templates': { th, en, cn }, ...contentTexts };
/** What the form and a template's history need beside. */
export const formTexts = { ...texts, ...uploadTexts, ...auditTexts };
