import cn from '@locales/cn/receipts.json';
import en from '@locales/en/receipts.json';
import th from '@locales/th/receipts.json';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = { receipts: { th, en, cn }, ...pickerTexts };
