import cn from '@locales/cn/parcel-shelf.json';
import en from '@locales/en/parcel-shelf.json';
import th from '@locales/th/parcel-shelf.json';
import { texts as parcelTexts } from '@/portal/areas/parcels/texts';

export const texts = { ...parcelTexts, 'parcel-shelf': { th, en, cn } };
