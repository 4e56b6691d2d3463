import cn from '@locales/cn/customers.json';
import en from '@locales/en/customers.json';
import th from '@locales/th/customers.json';
import { customers } from '@/contracts/features/customers';
import { areaTexts } from '@/portal/kit/text/texts';
import { residentTexts } from '@/portal/pickers/resident-texts';

export const texts = { ...areaTexts('customers', { th, en, cn }, customers), ...residentTexts };
