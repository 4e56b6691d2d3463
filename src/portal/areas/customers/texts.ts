import cn from '@locales/cn/customers.json';
import en from '@locales/en/customers.json';
import th from '@locales/th/customers.json';
import { residentTexts } from '@/portal/pickers/resident-texts';

export const texts = { customers: { th, en, cn }, ...residentTexts };
