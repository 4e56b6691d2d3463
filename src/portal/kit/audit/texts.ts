import cn from '@locales/cn/audit.json';
import cnRoles from '@locales/cn/roles.json';
import en from '@locales/en/audit.json';
import enRoles from '@locales/en/roles.json';
import th from '@locales/th/audit.json';
import thRoles from '@locales/th/roles.json';

/** What the audit log is told in; a changed role's rights in the words of the roles. */
export const auditTexts = {
  audit: { th, en, cn },
  roles: { th: thRoles, en: enRoles, cn: cnRoles },
};
