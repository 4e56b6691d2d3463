import { HandCoins, PackageCheck, Pencil, Phone, Wallet } from 'lucide-react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { arrearEndpoints } from '@/contracts/billing/arrears';
import { showBaht } from '@/contracts/kit/fields/satang';
import { showPhone } from '@/contracts/kit/fields/thai-phone';
import { occupancyEndpoints } from '@/contracts/master-data/residents/occupancy';
import type { Unit } from '@/contracts/master-data/residents/unit';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLive } from '@/portal/kit/live/live';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { usePermission } from '@/portal/kit/page/permission';
import { bangkokDay } from '@/portal/kit/text/dates';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Button } from '@/portal/ui/actions/Button';
import { Hero } from '@/portal/ui/layout/Hero';
import { Name } from '@/portal/ui/words/Name';
import { Tag } from '@/portal/ui/words/Tag';
import { unitStays } from './pages';
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
  const people = [...unit.owners, ...unit.tenants];
  const stays = useReader(occupancyEndpoints.list, unitStays(useRouter().query)).answer?.rows ?? [];
  const today = bangkokDay(Date.now());
  const owner = stays.find(
    ({ relation, phone, movedIn, movedOut }) =>
      relation === 'owner' && phone && movedIn <= today && (!movedOut || movedOut >= today),
  );
  const owes = typeof owed === 'number' && owed > 0;
  const hasMenu =
    can('parcels:view') || can('units:edit') || (can('arrears:view') && owner !== undefined);
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
      {...(owes && { figure: showBaht(owed), unit: t('owedBaht') })}
      next={
        <>
          {owed === 0 && <>{t('nothingOwed')} · </>}
          <Waiting number={unit.number} />
        </>
      }
    >
      {owner?.phone && (
        <ActionLink
          look={owes && can('receipts:create') ? 'plain' : 'primary'}
          icon={<Phone />}
          href={`tel:${owner.phone}`}
        >
          {t('callOwner', { phone: showPhone(owner.phone) })}
        </ActionLink>
      )}
      {can('arrears:view') && !owner && (
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
          {can('arrears:view') && owner && (
            <ActionLink icon={<Wallet />} href={`/arrears/account?unitId=${unit.id}`}>
              {t('account')}
            </ActionLink>
          )}
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
