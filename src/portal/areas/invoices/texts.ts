import cn from '@locales/cn/invoices.json';
import en from '@locales/en/invoices.json';
import th from '@locales/th/invoices.json';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = { invoices: { th, en, cn }, ...pickerTexts };
