import cnAccounts from '@locales/cn/bank-accounts.json';
import cn from '@locales/cn/statements.json';
import enAccounts from '@locales/en/bank-accounts.json';
import en from '@locales/en/statements.json';
import thAccounts from '@locales/th/bank-accounts.json';
import th from '@locales/th/statements.json';
import { statements } from '@/contracts/features/finance/statements';
import { areaTexts } from '@/portal/kit/text/texts';

export const texts = areaTexts('statements', { th, en, cn }, statements);

export const accountTexts = areaTexts(
  'bank-accounts',
  { th: thAccounts, en: enAccounts, cn: cnAccounts },
  statements,
);
