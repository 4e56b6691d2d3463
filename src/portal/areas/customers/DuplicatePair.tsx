import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import {
  type Customer,
  customerCareEndpoints,
  type DuplicatePair as Duplicates,
} from '@/contracts/master-data/residents/customer';
import { useAction } from '@/portal/kit/calls/use-action';
import { usePermission } from '@/portal/kit/page/permission';
import { Button } from '@/portal/ui/actions/Button';
import { Section } from '@/portal/ui/layout/Section';
import { Name } from '@/portal/ui/words/Name';
import styles from './Customers.module.css';

export interface Merged {
  kept: Customer;
  gone: Customer;
}

/** What tells one person from another, as it is written. */
const told: readonly [name: string, of: (person: Customer) => string][] = [
  ['units', ({ units }) => units.join(', ')],
  ['citizenId', ({ citizenId }) => citizenId],
  ['passport', ({ passport }) => passport],
  ['phone', ({ phone }) => phone && showPhone(phone)],
  ['otherPhone', ({ otherPhone }) => otherPhone && showPhone(otherPhone)],
  ['lineId', ({ lineId }) => lineId],
  ['email', ({ email }) => email],
];

/** Two who may be one, line by line beside each other: what differs stands out, what neither has is not there. */
export function DuplicatePair(props: { pair: Duplicates; onMerged: (merged: Merged) => void }) {
  const { pair, onMerged } = props;
  const { t } = useTranslation('customers');
  const can = usePermission();
  const [one, other] = pair.people;
  const names = [...new Set([one.name, other.name])].join(' / ');
  const lines = told
    .map(([name, of]) => [name, of(one), of(other)] as const)
    .filter(([, first, second]) => first || second);
  return (
    <Section title={names} more={<span className={styles.why}>{t(`why.${pair.why}`)}</span>}>
      <table className={styles.pair}>
        <thead>
          <tr>
            <td />
            {pair.people.map((person) => (
              <th key={person.id} scope="col">
                <Link href={`/customers/${person.id}`}>
                  <Name>{person.name}</Name>
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(([name, first, second]) => (
            <tr key={name} data-same={first === second || undefined}>
              <th scope="row">{t(name)}</th>
              <td>{first || '–'}</td>
              <td>{second || '–'}</td>
            </tr>
          ))}
        </tbody>
        {can('customers:approve') && (
          <tfoot>
            <tr>
              <td />
              <td>
                <Keep kept={one} gone={other} onMerged={onMerged} />
              </td>
              <td>
                <Keep kept={other} gone={one} onMerged={onMerged} />
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </Section>
  );
}

function Keep({ kept, gone, onMerged }: Merged & { onMerged: (merged: Merged) => void }) {
  const { t } = useTranslation('customers');
  const [merge, merging] = useAction(customerCareEndpoints.merge, {
    done: () => onMerged({ kept, gone }),
  });
  return (
    <Button busy={merging} onClick={() => merge({ body: { keptId: kept.id, goneId: gone.id } })}>
      <Name>{t('keepOf', { units: kept.units.join(', ') || t('nothing') })}</Name>
    </Button>
  );
}
