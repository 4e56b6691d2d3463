import th from '@locales/th/orders.json';
import { orders } from '@/contracts/features/services/orders';
import { areaTexts } from '@/portal/kit/text/texts';
import { pickerTexts } from '@/portal/pickers/texts';

const en = () => import('@locales/en/orders.json');
const cn = () => import('@locales/cn/orders.json');

export const texts = { ...areaTexts('orders', { th, en, cn }, orders), ...pickerTexts };
