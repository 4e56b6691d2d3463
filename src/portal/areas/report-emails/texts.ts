import th from '@locales/th/report-emails.json';
import { reportEmails } from '@/contracts/features/property/report-emails';
import { areaTexts } from '@/portal/kit/text/texts';

const en = () => import('@locales/en/report-emails.json');
const cn = () => import('@locales/cn/report-emails.json');

export const texts = areaTexts('report-emails', { th, en, cn }, reportEmails);
