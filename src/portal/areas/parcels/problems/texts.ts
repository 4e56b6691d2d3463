import cn from '@locales/cn/parcel-problems.json';
import en from '@locales/en/parcel-problems.json';
import th from '@locales/th/parcel-problems.json';
import { texts as parcelTexts } from '@/portal/areas/parcels/texts';

export const texts = { ...parcelTexts, 'parcel-problems': { th, en, cn } };
