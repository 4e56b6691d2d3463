import th from '@locales/th/audit.json';

const en = () => import('@locales/en/audit.json');
const cn = () => import('@locales/cn/audit.json');

/** What the audit log is told in. */
export const auditTexts = { audit: { th, en, cn } };
