import th from '@locales/th/bill.json';
import { pickerTexts } from '@/portal/pickers/texts';

const en = () => import('@locales/en/bill.json');
const cn = () => import('@locales/cn/bill.json');

export const texts = { bill: { th, en, cn }, ...pickerTexts };
