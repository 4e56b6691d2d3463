import cn from '@locales/cn/orders.json';
import en from '@locales/en/orders.json';
import th from '@locales/th/orders.json';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = { orders: { th, en, cn }, ...pickerTexts };
