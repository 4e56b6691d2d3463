import { contentTexts } from '@/portal/kit/content/texts';
import { uploadTexts } from '@/portal/kit/upload/texts';
import { pickerTexts } from '@/portal/pickers/texts';

/** The texts of a form of content: of its languages, its uploads and its pickers. */
export const contentFormTexts = { ...contentTexts, ...uploadTexts, ...pickerTexts };
