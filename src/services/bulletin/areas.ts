import type { Areas } from '@/services/kit/area';
import { postsArea } from './posts/area';

/** The areas of this service; a new one is added here. */
export const bulletinAreas: Areas = { posts: postsArea };
