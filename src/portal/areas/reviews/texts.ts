import cn from '@locales/cn/reviews.json';
import en from '@locales/en/reviews.json';
import th from '@locales/th/reviews.json';
import { reviews } from '@/contracts/features/services/reviews';
import { areaTexts } from '@/portal/kit/text/texts';

export const texts = areaTexts('reviews', { th, en, cn }, reviews);
