import th from '@locales/th/uploads.json';

const en = () => import('@locales/en/uploads.json');
const cn = () => import('@locales/cn/uploads.json');

/** The texts of `UploadField`; an area that uses it spreads them into its own. */
export const uploadTexts = { uploads: { th, en, cn } };
