import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { Parcel } from '@/contracts/parcel/parcel';
import { refusalOf, transitions } from '@/contracts/parcel/states';
import { usePermission } from '@/portal/kit/page/permission';
import { RowDeeds } from '@/portal/kit/records/RowDeeds';
import { Button, buttonLook } from '@/portal/ui/actions/Button';
import { returnSlipAddress } from './addresses';
import { endingStep, matterOf, type Step, steps } from './steps';

/** What can be done about one parcel now: what ends the matter in sight, the rest behind the menu. */
export function NextSteps(props: {
  parcel: Parcel;
  onChange: (name: Step, parcel: Parcel) => void;
}) {
  const { t } = useTranslation(['parcel-problems', 'parcels']);
  const can = usePermission();
  const { parcel, onChange } = props;
  const name = <span className="visually-hidden"> {parcel.docCode}</span>;
  const readdress = parcel.problem === 'wrong_unit' ? (['readdress'] as const) : [];
  const open = [...readdress, ...steps].filter(
    (step) => can(transitions[step].needs) && !refusalOf(step, parcel),
  );
  const ending = endingStep[matterOf(parcel)];
  const button = (step: Step, look: 'verb' | 'link') => (
    <Button key={step} look={look} onClick={() => onChange(step, parcel)}>
      {t(`parcels:changes.names.${step}`)}
      {name}
    </Button>
  );
  const slip = parcel.status === 'returned' && (
    <Link
      {...buttonLook('verb')}
      href={returnSlipAddress([parcel.id])}
      target="_blank"
      prefetch={false}
    >
      {t('slip.print')}
      {name}
    </Link>
  );
  const others = open.filter((step) => step !== ending);
  return (
    <RowDeeds
      name={parcel.docCode}
      verb={slip || (ending && open.includes(ending) && button(ending, 'verb'))}
    >
      {others.length > 0 && others.map((step) => button(step, 'link'))}
    </RowDeeds>
  );
}
