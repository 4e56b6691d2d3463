import type { Area } from '@/services/kit/area';
import { postsArea } from './posts/area';

/** The areas of this service; a new one is added here. */
export const bulletinAreas: readonly Area[] = [postsArea];
