import cn from '@locales/cn/orders.json';
import en from '@locales/en/orders.json';
import th from '@locales/th/orders.json';
import { orders } from '@/contracts/features/services/orders';
import { areaTexts } from '@/portal/kit/text/texts';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = { ...areaTexts('orders', { th, en, cn }, orders), ...pickerTexts };
