import cn from '@locales/cn/customers.json';
import cnUsers from '@locales/cn/users.json';
import en from '@locales/en/customers.json';
import enUsers from '@locales/en/users.json';
import th from '@locales/th/customers.json';
import thUsers from '@locales/th/users.json';
import { customers } from '@/contracts/features/residents/customers';
import { users } from '@/contracts/features/residents/users';
import { areaTexts } from '@/portal/kit/text/texts';
import { residentTexts } from '@/portal/pickers/people/resident-texts';

export const texts = {
  ...areaTexts('customers', { th, en, cn }, customers),
  ...areaTexts('users', { th: thUsers, en: enUsers, cn: cnUsers }, users),
  ...residentTexts,
};
