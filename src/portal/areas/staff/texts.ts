import cn from '@locales/cn/staff.json';
import en from '@locales/en/staff.json';
import th from '@locales/th/staff.json';
import { staff } from '@/contracts/features/platform/staff';
import { areaTexts } from '@/portal/kit/text/texts';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = { ...areaTexts('staff', { th, en, cn }, staff), ...pickerTexts };
