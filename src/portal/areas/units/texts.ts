import cn from '@locales/cn/units.json';
import en from '@locales/en/units.json';
import th from '@locales/th/units.json';
import { residentTexts } from '@/portal/pickers/resident-texts';

export const texts = { units: { th, en, cn }, ...residentTexts };
