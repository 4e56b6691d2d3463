import dynamic from 'next/dynamic';
import { votes as feature } from '@/contracts/features/property/votes';
import { HistorySection } from '@/portal/kit/audit/HistorySection';
import { usePermission } from '@/portal/kit/page/permission';
import { Actions } from './Actions';
import { Facts } from './Facts';
import styles from './Item.module.css';
import type { ItemProps } from './item-props';
import { Result } from './Result';
import { Roll } from './Roll';

const Desk = dynamic(() => import('./Desk').then((m) => m.Desk), { ssr: false });

/** A vote's screen as far as the vote has come. */
export function Item({ vote, reload }: ItemProps) {
  const can = usePermission();
  const isOpen = vote.standing === 'open';
  const history = <HistorySection of={feature} kind="vote" id={vote.id} />;
  if (!vote.result) {
    return (
      <>
        <Actions vote={vote} reload={reload} />
        <div className={styles.column}>
          <Facts vote={vote} />
          {history}
        </div>
      </>
    );
  }
  return (
    <>
      <Actions vote={vote} reload={reload} />
      <div className={styles.halves}>
        <div className={styles.column}>
          {isOpen && can('votes:edit') && <Desk vote={vote} reload={reload} />}
          <Result vote={vote} result={vote.result} />
        </div>
        <div className={styles.side}>
          <Facts vote={vote} />
        </div>
        <div className={`${styles.column} ${styles.whole}`}>
          <Roll vote={vote} reload={reload} />
          {history}
        </div>
      </div>
    </>
  );
}
