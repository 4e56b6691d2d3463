import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import type { Parcel } from '@/contracts/parcel/parcel';
import { refusalOf, transitions } from '@/contracts/parcel/states';
import { MoreMenu } from '@/portal/kit/page/MoreMenu';
import { usePermission } from '@/portal/kit/page/permission';
import { Button } from '@/portal/ui/actions/Button';
import { returnSlipAddress } from './addresses';
import { type Step, steps } from './steps';

/** What can be done about one parcel now. */
export function NextSteps(props: {
  parcel: Parcel;
  onChange: (name: Step, parcel: Parcel) => void;
}) {
  const { t } = useTranslation(['parcel-problems', 'parcels']);
  const can = usePermission();
  const { parcel, onChange } = props;
  const name = <span className="visually-hidden"> {parcel.docCode}</span>;
  return (
    <MoreMenu named={parcel.docCode}>
      {parcel.problem === 'wrong_unit' && can(transitions.readdress.needs) && (
        <Button look="link" onClick={() => onChange('readdress', parcel)}>
          {t('parcels:changes.names.readdress')}
          {name}
        </Button>
      )}
      {steps
        .filter((step) => can(transitions[step].needs) && !refusalOf(step, parcel))
        .map((step) => (
          <Button key={step} look="link" onClick={() => onChange(step, parcel)}>
            {t(`parcels:changes.names.${step}`)}
            {name}
          </Button>
        ))}
      {parcel.status === 'returned' && (
        <Link href={returnSlipAddress([parcel.id])} target="_blank" prefetch={false}>
          {t('slip.print')}
          {name}
        </Link>
      )}
    </MoreMenu>
  );
}
