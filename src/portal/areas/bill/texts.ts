import cn from '@locales/cn/bill.json';
import en from '@locales/en/bill.json';
import th from '@locales/th/bill.json';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = { bill: { th, en, cn }, ...pickerTexts };
