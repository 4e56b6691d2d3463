import { compactCodes } from '@/contracts/parcel/label-codes';

interface Coded {
  docCode: string;
}

const codes = (parcels: readonly Coded[]) => parcels.map(({ docCode }) => docCode).join(',');

/** Where the labels of these parcels are printed, in this order. */
export const printAddress = (parcels: readonly Coded[]) =>
  `/parcels/print?codes=${compactCodes(parcels.map(({ docCode }) => docCode))}`;

/** Where these parcels are handed over. */
export const handOverAddress = (parcels: readonly Coded[]) =>
  `/parcels/handover?codes=${codes(parcels)}`;
