import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { arrearEndpoints, type LetterStage } from '@/contracts/billing/arrears';
import { useAction } from '@/portal/kit/calls/use-action';
import { useConfirm } from '@/portal/kit/confirm/confirm';
import { useDownload } from '@/portal/kit/files/download';
import { notice } from '@/portal/kit/page/notice';
import { Button } from '@/portal/ui/actions/Button';

/** Numbers a letter for a unit, and saves its paper. */
export function WriteLetter(props: {
  unit: { id: string; number: string };
  stage: LetterStage;
  onDone: () => void;
  /** What the button says. */
  children: ReactNode;
}) {
  const { t } = useTranslation('arrears');
  const { unit, stage } = props;
  const confirm = useConfirm();
  const { start } = useDownload(arrearEndpoints.letter);
  const [write, writing] = useAction(arrearEndpoints.write, {
    done: ({ id, number }) => {
      notice.success(t('written', { number }));
      props.onDone();
      void start({ params: { id } });
    },
  });
  async function ask() {
    const words = { stage: t(`stages.${stage}`), unit: unit.number };
    if (await confirm({ ask: t('writeAsk', words), yes: t('write') })) {
      void write({ body: { unitId: unit.id, stage } });
    }
  }
  return (
    <Button look="verb" busy={writing} onClick={() => void ask()}>
      {props.children} <span className="visually-hidden">{unit.number}</span>
    </Button>
  );
}
