import th from '@locales/th/properties.json';
import { properties } from '@/contracts/features/platform/properties';
import { areaTexts } from '@/portal/kit/text/texts';
import { pickerTexts } from '@/portal/pickers/texts';

const en = () => import('@locales/en/properties.json');
const cn = () => import('@locales/cn/properties.json');

export const texts = { ...areaTexts('properties', { th, en, cn }, properties), ...pickerTexts };
