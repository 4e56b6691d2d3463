import th from '@locales/th/reviews.json';
import { reviews } from '@/contracts/features/services/reviews';
import { areaTexts } from '@/portal/kit/text/texts';

const en = () => import('@locales/en/reviews.json');
const cn = () => import('@locales/cn/reviews.json');

export const texts = areaTexts('reviews', { th, en, cn }, reviews);
