import cn from '@locales/cn/new-members.json';
import en from '@locales/en/new-members.json';
import th from '@locales/th/new-members.json';
import { newMembers } from '@/contracts/features/residents/new-members';
import { areaTexts } from '@/portal/kit/text/texts';
import { uploadTexts } from '@/portal/kit/upload/texts';
import { residentTexts } from '@/portal/pickers/people/resident-texts';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = {
  ...areaTexts('new-members', { th, en, cn }, newMembers),
  ...residentTexts,
  ...pickerTexts,
  ...uploadTexts,
};
