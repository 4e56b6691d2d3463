import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { customerChoiceEndpoints } from '@/contracts/master-data/residents/customer';
import {
  type SuggestionDetail,
  suggestionEndpoints,
} from '@/contracts/master-data/suggestions/suggestion';
import { suggestionRules } from '@/contracts/master-data/suggestions/suggestion-state';
import { useLiveReader } from '@/portal/kit/calls/use-live-reader';
import { useReader } from '@/portal/kit/calls/use-reader';
import { PhoneLinks } from '@/portal/kit/form/fields/PhoneLinks';
import { usePermission } from '@/portal/kit/page/permission';
import { Section } from '@/portal/ui/layout/Section';
import { FactList } from '@/portal/ui/words/FactList';
import { Name } from '@/portal/ui/words/Name';
import styles from './Item.module.css';

/** So many of a room are named where nobody of them said it. */
const mostOfRoom = 3;

/** Who says so and how to reach them, from which room, and what else is open there. */
export function Reporter({ suggestion }: { suggestion: SuggestionDetail }) {
  const { unitNumber, residentName } = suggestion;
  const { t } = useTranslation('suggestions');
  const can = usePermission();
  if (!unitNumber && !residentName) return null;
  return (
    <Section title={t('residentName')}>
      {can('customers:view') && unitNumber ? (
        <Reached unitNumber={unitNumber} name={residentName} />
      ) : (
        residentName && (
          <p>
            <Name>{residentName}</Name>
          </p>
        )
      )}
      {unitNumber && (
        <FactList
          facts={[
            [
              t('unitNumber'),
              can('units:view') ? (
                <Link
                  key="unit"
                  href={{ pathname: '/units', query: { keywords: unitNumber } }}
                  prefetch={false}
                >
                  {unitNumber}
                </Link>
              ) : (
                unitNumber
              ),
            ],
            [t('openOfRoom'), <Others key="others" suggestion={suggestion} />],
          ]}
        />
      )}
    </Section>
  );
}

/** The person of that name in the room, else those of the room. */
function Reached({ unitNumber, name }: { unitNumber: string; name: string }) {
  const { t } = useTranslation('suggestions');
  const read = useReader(customerChoiceEndpoints.list, { query: { keywords: unitNumber } });
  const room = (read.answer?.rows ?? []).filter(({ units }) => units.includes(unitNumber));
  const same = room.filter((one) => one.name === name);
  const shown = same.length > 0 ? same : room.slice(0, mostOfRoom);
  return (
    <>
      {name && same.length === 0 && (
        <p>
          <Name>{name}</Name>
        </p>
      )}
      {same.length === 0 && shown.length > 0 && <p className={styles.soft}>{t('ofRoom')}</p>}
      <ul className={styles.people}>
        {shown.map((one) => (
          <li key={one.id}>
            <Link href={`/customers/${one.id}`} prefetch={false}>
              <Name>{one.name}</Name>
            </Link>
            {one.phone ? (
              <PhoneLinks kept={one.phone} />
            ) : (
              <span className={styles.soft}>{t('noPhone')}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** What else of the room waits, as a link to its rows. */
function Others({ suggestion: { unitNumber, status } }: { suggestion: SuggestionDetail }) {
  const { t } = useTranslation('suggestions');
  const asked = { unitNumber, open: true } as const;
  const read = useLiveReader(suggestionEndpoints.list, { query: { ...asked, limit: 1 } });
  if (!read.answer) return '…';
  const others = read.answer.total - (suggestionRules[status].open ? 1 : 0);
  if (others <= 0) return t('noOthers');
  return (
    <Link href={{ pathname: '/suggestion', query: { unitNumber, open: 'true' } }} prefetch={false}>
      {t('others', { n: others })}
    </Link>
  );
}
