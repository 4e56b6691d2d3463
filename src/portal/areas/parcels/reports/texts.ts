import cn from '@locales/cn/parcel-reports.json';
import en from '@locales/en/parcel-reports.json';
import th from '@locales/th/parcel-reports.json';
import { texts as parcelTexts } from '@/portal/areas/parcels/texts';

export const texts = { ...parcelTexts, 'parcel-reports': { th, en, cn } };
