import th from '@locales/th/charge-rules.json';
import { chargeRuleEndpoints } from '@/contracts/billing/charge-rule';
import { invoices } from '@/contracts/features/finance/invoices';
import { recordsPage } from '@/portal/kit/records/records-page';
import { areaTexts } from '@/portal/kit/text/texts';

const en = () => import('@locales/en/charge-rules.json');
const cn = () => import('@locales/cn/charge-rules.json');

export const chargeRulesPage = recordsPage(
  areaTexts('charge-rules', { th, en, cn }, invoices),
  chargeRuleEndpoints.list,
);
