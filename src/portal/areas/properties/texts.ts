import cn from '@locales/cn/properties.json';
import en from '@locales/en/properties.json';
import th from '@locales/th/properties.json';
import { properties } from '@/contracts/features/platform/properties';
import { areaTexts } from '@/portal/kit/text/texts';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = { ...areaTexts('properties', { th, en, cn }, properties), ...pickerTexts };
