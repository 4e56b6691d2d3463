import cn from '@locales/cn/users.json';
import en from '@locales/en/users.json';
import th from '@locales/th/users.json';
import { users } from '@/contracts/features/residents/users';
import { areaTexts } from '@/portal/kit/text/texts';
import { residentTexts } from '@/portal/pickers/people/resident-texts';

export const texts = { ...areaTexts('users', { th, en, cn }, users), ...residentTexts };
