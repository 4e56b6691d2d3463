import th from '@locales/th/customers.json';
import thUsers from '@locales/th/users.json';
import { customers } from '@/contracts/features/residents/customers';
import { users } from '@/contracts/features/residents/users';
import { areaTexts } from '@/portal/kit/text/texts';
import { personalTexts } from '@/portal/pickers/people/personal-texts';
import { residentTexts } from '@/portal/pickers/people/resident-texts';

const en = () => import('@locales/en/customers.json');
const enUsers = () => import('@locales/en/users.json');
const cn = () => import('@locales/cn/customers.json');
const cnUsers = () => import('@locales/cn/users.json');

export const texts = {
  ...areaTexts('customers', { th, en, cn }, customers),
  ...areaTexts('users', { th: thUsers, en: enUsers, cn: cnUsers }, users),
  ...residentTexts,
  ...personalTexts,
};
