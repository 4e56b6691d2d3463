import cn from '@locales/cn/votes.json';
import en from '@locales/en/votes.json';
import th from '@locales/th/votes.json';
import { pickerTexts } from '@/portal/pickers/texts';

export const texts = { votes: { th, en, cn }, ...pickerTexts };
