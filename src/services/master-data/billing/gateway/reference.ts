import { createHash, randomBytes } from 'node:crypto';

/** 32 bytes from the system's own randomness: nobody guesses one. */
export const newReference = () => randomBytes(32).toString('base64url');

export const hashOf = (reference: string) => createHash('sha256').update(reference).digest('hex');

export const payPath = (reference: string) => `/homeservice/paymentPage?ref=${reference}`;
