import { shelfEndpoints } from '@/contracts/parcel/shelves';
import { apiThunk } from '@/portal/kit/api-thunk';
import { createReader } from '@/portal/kit/create-reader';

export const shelves = createReader('parcel-shelf/shelves', shelfEndpoints.list);
export const moveParcels = apiThunk('parcel-shelf/move', shelfEndpoints.move);
export const auditShelf = apiThunk('parcel-shelf/audit', shelfEndpoints.audit);
