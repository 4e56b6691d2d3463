import { useTranslation } from 'next-i18next/pages';
import type { Counted } from '@/contracts/billing/charge';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import { showBaht } from '@/contracts/kit/fields/satang';

/** Says how a line's amount came about: `34.25 ตร.ม. × 45.00 × 3 เดือน − 5%`; nothing where it is the amount itself. */
export function useCounted(): (of: Counted) => string {
  const { t } = useTranslation('invoices');
  return ({ quantity, rate, basis, months, discount }) => {
    if (rate === null || (!quantity && months === 1)) return '';
    const count = showDecimal(quantity);
    const of = { count, rate: showBaht(rate) };
    return [
      quantity ? t(`counted.${basis ?? 'meter'}`, of) : of.rate,
      months > 1 && t('counted.months', { months }),
      Number(discount) > 0 && `− ${showDecimal(discount)}%`,
    ]
      .filter(Boolean)
      .join(' ');
  };
}
