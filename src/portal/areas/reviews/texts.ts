import cn from '@locales/cn/reviews.json';
import en from '@locales/en/reviews.json';
import th from '@locales/th/reviews.json';

export const texts = { reviews: { th, en, cn } };
