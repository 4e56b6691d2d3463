import th from '@locales/th/parcel-shelf.json';
import { texts as parcelTexts } from '@/portal/areas/parcels/texts';

const en = () => import('@locales/en/parcel-shelf.json');
const cn = () => import('@locales/cn/parcel-shelf.json');

export const texts = { ...parcelTexts, 'parcel-shelf': { th, en, cn } };
