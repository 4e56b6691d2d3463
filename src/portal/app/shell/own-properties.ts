import { propertyEndpoints } from '@/contracts/auth/properties';
import { createReader } from '@/portal/kit/create-reader';

/** The properties that a member of staff works in. */
export const ownProperties = createReader('ownProperties', propertyEndpoints.list);
