import cn from '@locales/cn/uploads.json';
import en from '@locales/en/uploads.json';
import th from '@locales/th/uploads.json';

/** The texts of `UploadField`; an area that uses it spreads them into its own. */
export const uploadTexts = { uploads: { th, en, cn } };
