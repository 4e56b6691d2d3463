import th from '@locales/th/parcels.json';
import { pickerTexts } from '@/portal/pickers/texts';

const en = () => import('@locales/en/parcels.json');
const cn = () => import('@locales/cn/parcels.json');

export const texts = { ...pickerTexts, parcels: { th, en, cn } };
