import th from '@locales/th/invoices.json';
import { pickerTexts } from '@/portal/pickers/texts';

const en = () => import('@locales/en/invoices.json');
const cn = () => import('@locales/cn/invoices.json');

export const texts = { invoices: { th, en, cn }, ...pickerTexts };
