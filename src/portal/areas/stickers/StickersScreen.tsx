import { ArrowUpDown, Plus } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import {
  type StickerGroup,
  stickerGroupColumns,
  stickerGroupEndpoints,
} from '@/contracts/chat/sticker';
import { showBaht } from '@/contracts/kit/fields/satang';
import { publicFileUrl } from '@/contracts/upload/upload';
import { useAddress } from '@/portal/kit/address/use-address';
import { useReader } from '@/portal/kit/calls/use-reader';
import { SmallCover } from '@/portal/kit/content/pictures/SmallCover';
import { ExportButton } from '@/portal/kit/files/ExportButton';
import { useEditing } from '@/portal/kit/form/use-editing';
import { useLive } from '@/portal/kit/live/live';
import { Awaited } from '@/portal/kit/page/Awaited';
import { usePermission } from '@/portal/kit/page/permission';
import { RowActions } from '@/portal/kit/records/RowActions';
import { useColumns } from '@/portal/kit/records/use-columns';
import { useLanguage } from '@/portal/kit/text/language';
import { nameIn } from '@/portal/kit/text/name-in';
import { Button } from '@/portal/ui/actions/Button';
import { DataTable } from '@/portal/ui/layout/DataTable';
import { Panel } from '@/portal/ui/layout/Panel';
import { ScreenHeader } from '@/portal/ui/layout/ScreenHeader';
import { allGroups } from './page';
import { Stickers } from './Stickers';
import styles from './Stickers.module.css';

const GroupForm = dynamic(() => import('./GroupForm').then((m) => m.GroupForm), { ssr: false });
const OrderItems = dynamic(
  () => import('@/portal/kit/order/OrderItems').then((m) => m.OrderItems),
  { ssr: false },
);

const coverOf = ({ cover, stickers }: StickerGroup) =>
  cover ? publicFileUrl(cover, 'file') : (stickers[0]?.url ?? '');

/** The chat's stickers: groups in their order, what each costs, and what is in the chosen one. */
export function StickersScreen() {
  const { t } = useTranslation(['stickers', 'common']);
  const language = useLanguage();
  const can = usePermission();
  const { query, go } = useAddress();
  const read = useReader(stickerGroupEndpoints.list, allGroups);
  useLive('stickers', read.reload);
  const editing = useEditing<StickerGroup>('sticker groups');
  const [ordering, setOrdering] = useState(false);
  const groups = read.reading.status === 'failed' ? undefined : read.answer;
  const chosen = groups?.find(({ id }) => id === query.group) ?? groups?.[0];
  const add = can('stickers:create') && (
    <Button look="primary" icon={<Plus />} onClick={() => editing.open('new')}>
      {t('add')}
    </Button>
  );
  const renders = useMemo(
    () => ({
      nameTh: (group: StickerGroup) => (
        <span className={styles.name}>
          <SmallCover url={coverOf(group)} />
          <Button look="link" onClick={() => go({ group: group.id }, { replace: true })}>
            {nameIn(group, language)}
          </Button>
        </span>
      ),
      stickers: ({ stickers }: StickerGroup) => stickers.length,
      price: ({ price }: StickerGroup) => (price === 0 ? t('free') : showBaht(price)),
    }),
    [t, go, language],
  );
  const columns = useColumns<StickerGroup>('stickers', stickerGroupColumns, renders);
  if (!groups) {
    return (
      <>
        <ScreenHeader title={t('title')} />
        <Awaited read={read} rows={4} />
      </>
    );
  }
  return (
    <>
      <ScreenHeader title={t('title')}>
        {can('stickers:export') && (
          <ExportButton
            list={{ total: groups.length, atLeast: false }}
            endpoint={stickerGroupEndpoints.download}
            call={{ query: {} }}
          />
        )}
        {can('stickers:edit') && groups.length > 1 && (
          <Button icon={<ArrowUpDown />} onClick={() => setOrdering(true)}>
            {t('orderGroups')}
          </Button>
        )}
        {add}
      </ScreenHeader>
      {groups.length === 0 ? (
        <Panel title={t('empty')} actions={add}>
          {t('emptyLead')}
        </Panel>
      ) : (
        <DataTable
          label={t('title')}
          rows={groups}
          columns={[
            ...columns,
            {
              ...{ key: 'actions', title: t('common:list.actions'), align: 'end' },
              render: (row: StickerGroup) => (
                <RowActions
                  endpoints={stickerGroupEndpoints}
                  row={row}
                  name={nameIn(row, language)}
                  lost={(row) => t('lost', { name: nameIn(row, language), n: row.stickers.length })}
                  onEdit={() => editing.open(row)}
                  onChanged={read.reload}
                />
              ),
            },
          ]}
        />
      )}
      {chosen && (
        <div className={styles.chosen}>
          <Stickers key={chosen.id} group={chosen} groups={groups} onChanged={read.reload} />
        </div>
      )}
      {ordering && (
        <OrderItems
          items={groups.map((group) => ({
            ...{ id: group.id, name: nameIn(group, language), picture: coverOf(group) },
          }))}
          order={stickerGroupEndpoints.order}
          onDone={() => {
            setOrdering(false);
            read.reload();
          }}
          onClose={() => setOrdering(false)}
        />
      )}
      {editing.form && (
        <GroupForm
          {...editing.form}
          onSaved={() => {
            editing.close();
            read.reload();
          }}
        />
      )}
    </>
  );
}
