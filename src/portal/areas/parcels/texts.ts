import cn from '@locales/cn/parcels.json';
import en from '@locales/en/parcels.json';
import th from '@locales/th/parcels.json';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = { ...pickerTexts, parcels: { th, en, cn } };
