import cn from '@locales/cn/audit.json';
import en from '@locales/en/audit.json';
import th from '@locales/th/audit.json';

/** What the audit log is told in. */
export const auditTexts = { audit: { th, en, cn } };
