import th from '@locales/th/votes.json';
import { pickerTexts } from '@/portal/pickers/texts';

const en = () => import('@locales/en/votes.json');
const cn = () => import('@locales/cn/votes.json');

export const texts = { votes: { th, en, cn }, ...pickerTexts };
