import th from '@locales/th/parcel-problems.json';
import { texts as parcelTexts } from '@/portal/areas/parcels/texts';

const en = () => import('@locales/en/parcel-problems.json');
const cn = () => import('@locales/cn/parcel-problems.json');

export const texts = { ...parcelTexts, 'parcel-problems': { th, en, cn } };
