import { unitEndpoints } from '@/contracts/master-data/residents/unit';
import { unitNamed } from '@/contracts/parcel/unit-number';
import type { ReferenceSource } from './reference-source';

/** The property's units, by part of a number, however it is written, or of a name of their people. */
export const unitReference: ReferenceSource<{ id: string; number: string }> = {
  kind: 'unit',
  list: unitEndpoints.master,
  get: unitEndpoints.get,
  title: ({ number }) => number,
  meant: unitNamed,
};
