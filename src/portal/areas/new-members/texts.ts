import th from '@locales/th/new-members.json';
import { newMembers } from '@/contracts/features/residents/new-members';
import { areaTexts } from '@/portal/kit/text/texts';
import { uploadTexts } from '@/portal/kit/upload/texts';
import { residentTexts } from '@/portal/pickers/people/resident-texts';
import { pickerTexts } from '@/portal/pickers/texts';

const en = () => import('@locales/en/new-members.json');
const cn = () => import('@locales/cn/new-members.json');

export const texts = {
  ...areaTexts('new-members', { th, en, cn }, newMembers),
  ...residentTexts,
  ...pickerTexts,
  ...uploadTexts,
};
