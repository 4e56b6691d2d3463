import type { Areas } from '@/services/kit/area';
import { bannersArea } from './banners/area';

/** The areas of this service; a new one is added here. */
export const bannerAreas: Areas = { banners: bannersArea };
