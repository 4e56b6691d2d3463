import cn from '@locales/cn/users.json';
import en from '@locales/en/users.json';
import th from '@locales/th/users.json';
import { residentTexts } from '@/portal/pickers/people/resident-texts';

export const texts = { users: { th, en, cn }, ...residentTexts };
