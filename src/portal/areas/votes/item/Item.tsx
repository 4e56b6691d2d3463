import dynamic from 'next/dynamic';
import { votes as feature } from '@/contracts/features/property/votes';
import { HistorySection } from '@/portal/kit/audit/HistorySection';
import { usePermission } from '@/portal/kit/page/permission';
import { Halves } from '@/portal/ui/layout/Halves';
import { Actions } from './Actions';
import { Facts } from './Facts';
import styles from './Item.module.css';
import type { ItemProps } from './item-props';
import { Questions } from './Questions';
import { Result } from './Result';
import { Roll } from './Roll';

const Desk = dynamic(() => import('./Desk').then((m) => m.Desk), { ssr: false });

/** A vote's screen as far as the vote has come. */
export function Item({ vote, reload }: ItemProps) {
  const can = usePermission();
  const isOpen = vote.standing === 'open';
  return (
    <>
      <Actions vote={vote} reload={reload} />
      <Halves side={<Facts vote={vote} />}>
        {isOpen && can('votes:edit') && <Desk vote={vote} reload={reload} />}
        {vote.result ? <Result vote={vote} result={vote.result} /> : <Questions vote={vote} />}
      </Halves>
      <div className={styles.below}>
        {vote.result && <Roll vote={vote} reload={reload} />}
        <HistorySection of={feature} kind="vote" id={vote.id} />
      </div>
    </>
  );
}
