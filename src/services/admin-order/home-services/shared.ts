import { sharedRows } from '@/services/kit/content/shared-rows';
import { homeServices, homeServiceTargets } from './tables';

/** The services that the caller's place offers. */
export const sharedHomeServices = sharedRows(homeServices, homeServiceTargets);
