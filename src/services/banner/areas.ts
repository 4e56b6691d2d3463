import type { Area } from '@/services/kit/area';
import { bannersArea } from './banners/area';

/** The areas of this service; a new one is added here. */
export const bannerAreas: readonly Area[] = [bannersArea];
