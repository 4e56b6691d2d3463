import cn from '@locales/cn/report-emails.json';
import en from '@locales/en/report-emails.json';
import th from '@locales/th/report-emails.json';
import { reportEmails } from '@/contracts/features/property/report-emails';
import { areaTexts } from '@/portal/kit/text/texts';

export const texts = areaTexts('report-emails', { th, en, cn }, reportEmails);
