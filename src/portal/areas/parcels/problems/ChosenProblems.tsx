import { useTranslation } from 'next-i18next/pages';
import type { Parcel } from '@/contracts/parcel/parcel';
import { useAllowedChanges } from '@/portal/areas/parcels/change/allowed-changes';
import { ChosenBar } from '@/portal/kit/list/ChosenBar';
import { ActionLink } from '@/portal/ui/actions/Action';
import { Button } from '@/portal/ui/actions/Button';
import { mostSlips, returnSlipAddress } from './addresses';
import { RemindChosen } from './RemindChosen';
import { type Step, steps } from './steps';

/** What can be done about the ticked parcels together. */
export function ChosenProblems(props: {
  chosen: Parcel[];
  /** Whether they wait too long: then their residents can be reminded. */
  overdue: boolean;
  onChange: (name: Step) => void;
  onDone: () => void;
}) {
  const { chosen, onDone } = props;
  const { t } = useTranslation(['parcel-problems', 'parcels']);
  const allowed = useAllowedChanges(chosen);
  if (chosen.length === 0) return null;
  const areReturned = chosen.every(({ status }) => status === 'returned');
  return (
    <ChosenBar
      label={t('remind.chosen')}
      said={t('parcels:list.count', { n: chosen.length })}
      onClear={onDone}
    >
      {props.overdue && <RemindChosen chosen={chosen} onDone={onDone} />}
      {steps
        .filter((step) => allowed.includes(step))
        .map((step) => (
          <Button key={step} onClick={() => props.onChange(step)}>
            {t(`parcels:changes.names.${step}`)}
          </Button>
        ))}
      {areReturned && chosen.length <= mostSlips && (
        <ActionLink
          href={returnSlipAddress(chosen.map(({ id }) => id))}
          target="_blank"
          prefetch={false}
        >
          {t('slip.print')}
        </ActionLink>
      )}
    </ChosenBar>
  );
}
