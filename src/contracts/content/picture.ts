import * as z from 'zod';
import { id } from '@/contracts/kit/fields/fields';
import { limited } from '@/contracts/kit/fields/limited';
import { naming } from '@/contracts/kit/references/reference';

/** What a form holds in the place of a picture that is not sent, and what it says of that. */
export const unsentPicture = { sending: 'stillSending', failed: 'notSent' } as const;

const sentUpload = limited(40).superRefine((value, context) => {
  if (id.safeParse(value).success) return;
  const message = Object.entries(unsentPicture).find(([unsent]) => unsent === value)?.[1];
  context.addIssue({ code: 'custom', message: message ?? 'invalid' });
});
const upload = naming('upload', sentUpload);

/** The upload of a record's one picture, or none. */
export const picture = upload.nullish().transform((id) => id ?? null);

/** The same where there has to be one. */
export const requiredPicture = upload;

/** Several uploads in their order; a form may hold in one's place what it holds for a picture. */
export const uploadsUpTo = (most: number) => z.array(upload).max(most).default([]);
