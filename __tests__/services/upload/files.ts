import { readdirSync } from 'node:fs';
import type { Services } from '@tests/kit/services';
import sharp, { type Create } from 'sharp';
import { uploadEndpoints, wireType } from '@/contracts/upload/upload';
import type { UploadType } from '@/contracts/upload/upload-types';

/** A picture of one colour, as a phone or a scanner would send it. */
export const picture = (size: Partial<Create> = {}) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#0b6b58', ...size } });

export const jpeg = async (name = 'box.jpg') => new File([await picture().jpeg().toBuffer()], name);

/** Sends files as one call. */
export const send = (services: Services, type: UploadType, files: File[], token?: string) =>
  services.call(uploadEndpoints.upload, { query: wireType(type), files }, token);

/** Sends one file and answers its upload; throws where it is refused. */
export async function sent(services: Services, type: UploadType, file: File, token: string) {
  const { data, error } = await send(services, type, [file], token);
  if (!data?.[0]) throw new Error(JSON.stringify(error));
  return data[0];
}

/** The names of all files below the folder of uploads. */
export const keptFiles = ({ uploads }: Services): string[] =>
  readdirSync(uploads, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    // What the folder is known by among processes, not a file of anybody's.
    .filter((name) => name !== 'store-id');

/** Waits until something is so; ends the test where it never is. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('it never came to be so');
}
