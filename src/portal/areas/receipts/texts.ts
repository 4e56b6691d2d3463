import th from '@locales/th/receipts.json';
import { pickerTexts } from '@/portal/pickers/texts';

const en = () => import('@locales/en/receipts.json');
const cn = () => import('@locales/cn/receipts.json');

export const texts = { receipts: { th, en, cn }, ...pickerTexts };
