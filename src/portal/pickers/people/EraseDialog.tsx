import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { Endpoint, ReplyOf } from '@/contracts/kit/calls/endpoint';
import type { Wordable } from '@/portal/kit/calls/error-words';
import { useErrorText } from '@/portal/kit/calls/use-error-text';
import { useReader } from '@/portal/kit/calls/use-reader';
import { ReasonDialog } from '@/portal/kit/form/ReasonDialog';
import { Awaited } from '@/portal/kit/page/Awaited';
import { Dialog } from '@/portal/kit/page/Dialog';
import { type HeldKinds, HeldList } from './HeldList';
import styles from './HeldList.module.css';

interface Holds<Kind> {
  kinds: { kind: Kind; count: number }[];
  bar: Wordable | null;
}

/** Says what erasing somebody does to what is held of them; or why it cannot be done yet. */
export function EraseDialog<Kind extends string, Erase extends Endpoint>(props: {
  id: string;
  name: string;
  held: HeldKinds<Kind>;
  endpoints: {
    holds: Endpoint<z.ZodType<unknown, { params: { id: string } }>, z.ZodType<Holds<Kind>>>;
    erase: Erase;
  };
  onErased: (reply: ReplyOf<Erase>) => void;
  onClose: () => void;
  /** What is to be known beside it. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('personal');
  const errorText = useErrorText();
  const { id, name, held, endpoints, onClose } = props;
  const read = useReader(endpoints.holds, { params: { id } });
  const title = t('eraseTitle', { name });
  if (!read.answer) {
    return (
      <Dialog title={title} onClose={onClose}>
        <div className={styles.alone}>
          <Awaited read={read} rows={6} />
        </div>
      </Dialog>
    );
  }
  const { kinds, bar } = read.answer;
  if (bar) {
    return (
      <Dialog title={t('notYet')} onClose={onClose}>
        <p role="alert" className={styles.alone}>
          {errorText(bar)}
        </p>
      </Dialog>
    );
  }
  return (
    <ReasonDialog
      final
      title={title}
      lead={t('eraseLead')}
      action={t('erase')}
      endpoint={endpoints.erase}
      id={id}
      onDone={props.onErased}
      onClose={onClose}
    >
      {props.children}
      <HeldList held={held} kinds={kinds} />
    </ReasonDialog>
  );
}
