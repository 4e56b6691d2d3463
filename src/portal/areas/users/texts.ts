import th from '@locales/th/users.json';
import { users } from '@/contracts/features/residents/users';
import { areaTexts } from '@/portal/kit/text/texts';
import { residentTexts } from '@/portal/pickers/people/resident-texts';

const en = () => import('@locales/en/users.json');
const cn = () => import('@locales/cn/users.json');

export const texts = { ...areaTexts('users', { th, en, cn }, users), ...residentTexts };
