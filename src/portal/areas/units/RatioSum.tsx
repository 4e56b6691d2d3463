import { useTranslation } from 'next-i18next/pages';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { showDecimal } from '@/contracts/kit/fields/decimal';
import type { unitEndpoints } from '@/contracts/master-data/residents/unit';
import { usePerson } from '@/portal/kit/page/person';
import { Tag } from '@/portal/ui/words/Tag';

/** What the units' ratios come to, and what is missing of 100 %. */
export function RatioSum({ sums }: { sums: ReplyOf<typeof unitEndpoints.sums> }) {
  const { t } = useTranslation('units');
  const { isVillage } = usePerson();
  const [ratio, missing] = [showDecimal(sums.ratio), showDecimal(sums.missing)];
  const units = sums.units.toLocaleString('en-US');
  // Houses need none.
  if (isVillage && ratio === '0') return t('sumPlain', { units });
  const isRight = missing === '0';
  const isTooMuch = missing.startsWith('-');
  return (
    <span role="status">
      {t(isRight ? 'sumUnits' : 'sumOf', { ratio, units })}{' '}
      <Tag tone={isRight ? 'done' : 'needs'}>
        {isRight && t('sumRight')}
        {!isRight &&
          t(isTooMuch ? 'sumTooMuch' : 'sumMissing', { missing: missing.replace('-', '') })}
      </Tag>
    </span>
  );
}
