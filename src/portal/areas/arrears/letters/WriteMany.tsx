import Link from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { type DebtStage, debtStages } from '@/contracts/billing/arrears';
import { type LetterRun, letterEndpoints, mostLetters } from '@/contracts/billing/arrears-letters';
import type { ReplyOf } from '@/contracts/kit/calls/endpoint';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useAction } from '@/portal/kit/calls/use-action';
import { useTries } from '@/portal/kit/calls/use-tries';
import { Dialog } from '@/portal/kit/page/Dialog';
import { DialogFoot } from '@/portal/kit/page/DialogFoot';
import { Button } from '@/portal/ui/actions/Button';
import { Labelled, Select } from '@/portal/ui/fields/fields';
import { LeftOut } from './LeftOut';
import { LetterPreview } from './LetterPreview';
import styles from './Letters.module.css';
import { Written } from './Written';

type Look = ReplyOf<typeof letterEndpoints.look>;

/** Shows what each letter would say, writes all of them once, and gives their one file to the printer. */
export function WriteMany(props: {
  /** Of these units; of all that a letter is due to where there are none. */
  unitIds?: readonly string[] | undefined;
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation('arrears');
  const { unitIds } = props;
  const [stage, setStage] = useState<DebtStage>();
  const [look, setLook] = useState<Look>();
  const [run, setRun] = useState<LetterRun>();
  const [read, reading] = useAction(letterEndpoints.look, { done: setLook });
  const [write, writing] = useAction(letterEndpoints.write, {
    done(reply) {
      setRun(reply);
      props.onDone();
    },
  });
  // Pressed again after a lost answer, it is the same run.
  const tryOf = useTries();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again where something else is asked for.
  useEffect(() => {
    void read({ body: { ...(unitIds && { unitIds: [...unitIds] }), ...(stage && { stage }) } });
  }, [stage]);

  const letters = look?.letters ?? [];
  const sum = letters.reduce((all, one) => all + one.owed + one.surcharge - one.advance, 0);
  function send() {
    const asked = letters.map(({ id: unitId, stage: step }) => ({ unitId, stage: step }));
    const id = tryOf(asked);
    void write({ body: { id, letters: asked } });
  }
  if (run) {
    return (
      <Dialog title={t('writeMany')} width="drawer" onClose={props.onClose}>
        <Written run={run} />
        <DialogFoot onCancel={props.onClose}>
          {run.letters.length > 0 && (
            <Link
              className={styles.next}
              href={`/arrears/letters?runId=${run.id}&sort=number&limit=200`}
            >
              {t('toTracking')}
            </Link>
          )}
        </DialogFoot>
      </Dialog>
    );
  }
  return (
    <Dialog title={t('writeMany')} width="drawer" onClose={props.onClose}>
      <div className={styles.many} aria-busy={reading}>
        {!unitIds && (
          <Labelled label={t('stageOf')}>
            <Select
              value={stage ?? ''}
              disabled={reading}
              onChange={({ target }) => setStage(debtStages.find((one) => one === target.value))}
            >
              <option value="">{t('stageAll')}</option>
              {debtStages.map((one) => (
                <option key={one} value={one}>
                  {t(`stages.${one}`)}
                </option>
              ))}
            </Select>
          </Labelled>
        )}
        {look && letters.length === 0 && <p role="status">{t('noneDue')}</p>}
        {letters.length > 0 && (
          <p role="status">
            <b>{t('sumN', { n: letters.length, amount: showBaht(sum) })}</b>
          </p>
        )}
        {letters.length > 0 && <LetterPreview letters={letters} />}
        {look && <LeftOut left={look.left} />}
      </div>
      <DialogFoot onCancel={props.onClose} note={letters.length > 0 && t('writeManyNote')}>
        <Button
          look="primary"
          busy={writing}
          disabled={reading || letters.length === 0 || letters.length > mostLetters}
          onClick={send}
        >
          {t('writeN', { n: letters.length })}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
