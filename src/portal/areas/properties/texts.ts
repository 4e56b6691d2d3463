import cn from '@locales/cn/properties.json';
import en from '@locales/en/properties.json';
import th from '@locales/th/properties.json';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = { properties: { th, en, cn }, ...pickerTexts };
