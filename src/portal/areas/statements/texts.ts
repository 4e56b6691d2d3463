import thAccounts from '@locales/th/bank-accounts.json';
import th from '@locales/th/statements.json';
import { statements } from '@/contracts/features/finance/statements';
import { areaTexts } from '@/portal/kit/text/texts';

const enAccounts = () => import('@locales/en/bank-accounts.json');
const en = () => import('@locales/en/statements.json');
const cnAccounts = () => import('@locales/cn/bank-accounts.json');
const cn = () => import('@locales/cn/statements.json');

export const texts = areaTexts('statements', { th, en, cn }, statements);

export const accountTexts = areaTexts(
  'bank-accounts',
  { th: thAccounts, en: enAccounts, cn: cnAccounts },
  statements,
);
