import cn from '@locales/cn/audit.json';
import cnRoles from '@locales/cn/roles.json';
import en from '@locales/en/audit.json';
import enRoles from '@locales/en/roles.json';
import th from '@locales/th/audit.json';
import thRoles from '@locales/th/roles.json';

/** A changed role's rights are told in the words of the roles. */
export const texts = {
  audit: { th, en, cn },
  roles: { th: thRoles, en: enRoles, cn: cnRoles },
};
