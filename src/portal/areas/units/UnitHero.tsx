import { HandCoins, PackageCheck, Pencil, Wallet } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { arrearEndpoints } from '@/contracts/billing/arrears';
import { showBaht } from '@/contracts/kit/fields/satang';
import type { Unit } from '@/contracts/master-data/residents/unit';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { usePermission } from '@/portal/kit/page/permission';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Button } from '@/portal/ui/actions/Button';
import { Hero } from '@/portal/ui/layout/Hero';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import { parcelsOf, Waiting } from './Waiting';

/** Who lives in a unit, what it owes and what waits for it; the next step is to take what is owed. */
export function UnitHero({ unit, onEdit }: { unit: Unit; onEdit: () => void }) {
  const maySeeMoney = usePermission()('arrears:view');
  const shown = { unit, onEdit };
  return maySeeMoney ? <WithAccount {...shown} /> : <Shown {...shown} />;
}

function WithAccount(props: { unit: Unit; onEdit: () => void }) {
  const read = useReader(arrearEndpoints.account, { query: { unitId: props.unit.id } });
  useLive('invoices', read.reload);
  useLive('receipts', read.reload);
  if (read.reading.status === 'failed' && !read.answer) return <Shown {...props} />;
  const account = read.answer?.units[0];
  return <Shown {...props} owed={account?.owed ?? null} late={account?.late ?? 0} />;
}

function Shown(props: {
  unit: Unit;
  /** In satang; null until it is known, left out where it cannot be or is not this person's to know. */
  owed?: number | null;
  late?: number;
  onEdit: () => void;
}) {
  const { unit, owed, late = 0, onEdit } = props;
  const { t } = useTranslation(['units', 'common']);
  const can = usePermission();
  const living = unit.tenants.length > 0 ? 'tenant' : unit.owners.length > 0 ? 'owner' : 'nobody';
  const people = [...unit.tenants, ...unit.owners];
  const owes = typeof owed === 'number' && owed > 0;
  const hasMenu = can('parcels:view') || can('units:edit');
  return (
    <Hero
      label={t('now')}
      state={
        <>
          <Tag big tone={late > 0 ? 'failed' : 'off'}>
            {late > 0 ? t('late', { amount: showBaht(late) }) : t(`livings.${living}`)}
          </Tag>
          {people.map((name) => (
            <Name key={name}>{name}</Name>
          ))}
        </>
      }
      {...(owed !== undefined && {
        figure: owed === null ? '…' : showBaht(owed),
        unit: owed !== null && t(owed === 0 ? 'nothingOwed' : 'owed'),
      })}
      next={<Waiting number={unit.number} />}
    >
      {can('arrears:view') && (
        <ActionLink icon={<Wallet />} href={`/arrears/account?unitId=${unit.id}`}>
          {t('account')}
        </ActionLink>
      )}
      {owes && can('receipts:create') && (
        <ActionLink look="primary" icon={<HandCoins />} href={`/receipts/desk?unitId=${unit.id}`}>
          {t('take')}
        </ActionLink>
      )}
      {hasMenu && (
        <MoreMenu>
          {can('parcels:view') && (
            <ActionLink icon={<PackageCheck />} href={parcelsOf(unit.number)}>
              {t('parcels')}
            </ActionLink>
          )}
          {can('units:edit') && (
            <Button icon={<Pencil />} onClick={onEdit}>
              {t('common:form.edit')}
            </Button>
          )}
        </MoreMenu>
      )}
    </Hero>
  );
}
