import th from '@locales/th/parcel-reports.json';
import { texts as parcelTexts } from '@/portal/areas/parcels/texts';

const en = () => import('@locales/en/parcel-reports.json');
const cn = () => import('@locales/cn/parcel-reports.json');

export const texts = { ...parcelTexts, 'parcel-reports': { th, en, cn } };
