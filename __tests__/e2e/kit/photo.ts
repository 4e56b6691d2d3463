import { picture } from '@tests/services/upload/files';

/** A photo as a browser's file field is given one. */
export const photoFile = async (name = 'box.png') => ({
  ...{ name, mimeType: 'image/png' },
  buffer: await picture().png().toBuffer(),
});
