import { plainText } from '@/contracts/kit/text/languages';
import { invalidField } from '@/services/kit/calls/problem';
import { cleanHtml } from './rich-text';

const auditMost = 2000;

/**
 * Fields of rich text: made clean before they are written, and logged as words alone, not without end.
 * Throws `INVALID` where of a Thai text that had words none remain.
 */
export function richTexts(...fields: readonly string[]) {
  const write = (field: string, html: string) => {
    const clean = cleanHtml(html, field);
    if (!clean && plainText(html) && field.endsWith('Th')) throw invalidField(field, 'required');
    return clean;
  };
  const say = (field: string) => (row: Record<string, unknown>) =>
    plainText(String(row[field] ?? '')).slice(0, auditMost);
  return {
    cleaned: (sent: object): object =>
      Object.fromEntries(
        Object.entries(sent).map(([field, value]) => [
          field,
          fields.includes(field) ? write(field, String(value)) : value,
        ]),
      ),
    logged: Object.fromEntries(fields.map((field) => [field, say(field)])),
  };
}
