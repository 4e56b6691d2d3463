import type { ContentFile } from '@/contracts/content/parts';
import { completeness, plainText, type Titles } from '@/contracts/kit/text/languages';
import { invalidField } from '@/services/kit/calls/problem';
import { cleanHtml } from './rich-text';

interface Descriptions {
  descriptionTh: string;
  descriptionEn: string;
  descriptionCn: string;
}

/** The texts as they are stored; throws `INVALID` where no Thai words remain. */
export function cleanDescriptions(draft: Descriptions): Descriptions {
  const descriptionTh = cleanHtml(draft.descriptionTh, 'descriptionTh');
  if (!descriptionTh) throw invalidField('descriptionTh', 'required');
  return {
    descriptionTh,
    descriptionEn: cleanHtml(draft.descriptionEn, 'descriptionEn'),
    descriptionCn: cleanHtml(draft.descriptionCn, 'descriptionCn'),
  };
}

const auditMost = 2000;

/** Texts as the audit log's readers see them: words alone, and not without end. */
export const readableDescriptions = (texts: Descriptions): Descriptions => ({
  descriptionTh: plainText(texts.descriptionTh).slice(0, auditMost),
  descriptionEn: plainText(texts.descriptionEn).slice(0, auditMost),
  descriptionCn: plainText(texts.descriptionCn).slice(0, auditMost),
});

/** How far each language is, of a row that has not got its texts with it. */
export const languagesOf = (row: Titles & { hasTh: boolean; hasEn: boolean; hasCn: boolean }) =>
  completeness({
    ...row,
    descriptionTh: row.hasTh ? 'x' : '',
    descriptionEn: row.hasEn ? 'x' : '',
    descriptionCn: row.hasCn ? 'x' : '',
  });

export const namesOf = (files: readonly ContentFile[]) => files.map(({ name }) => name);
