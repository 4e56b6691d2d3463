import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import {
  type StickerGroup,
  stickerEndpoints,
  stickerGroupColumns,
  stickerGroupEndpoints,
  stickerItemDraft,
} from '@/contracts/chat/sticker';
import { stickerPicture } from '@/contracts/chat/sticker-picture';
import { showBaht } from '@/contracts/kit/fields/satang';
import { publicFileUrl } from '@/contracts/upload/upload';
import { useAddress } from '@/portal/kit/address/use-address';
import { SmallCover } from '@/portal/kit/content/pictures/SmallCover';
import { useEditing } from '@/portal/kit/form/use-editing';
import { useLive } from '@/portal/kit/live/live';
import { OrderItemsButton } from '@/portal/kit/order/OrderItemsButton';
import { usePermission } from '@/portal/kit/page/permission';
import { PictureGallery } from '@/portal/kit/records/PictureGallery';
import { RecordsScreen } from '@/portal/kit/records/RecordsScreen';
import type { RowCalls } from '@/portal/kit/records/RowActions';
import type { RecordCalls } from '@/portal/kit/records/use-records';
import { useLanguage } from '@/portal/kit/text/language';
import { nameIn } from '@/portal/kit/text/name-in';
import { useGroups } from './use-groups';

const GroupForm = dynamic(() => import('./GroupForm').then((m) => m.GroupForm), { ssr: false });
const GroupField = dynamic(() => import('./GroupField').then((m) => m.GroupField), { ssr: false });

// A sticker is switched on and off by the call that changes it, of which that is a part.
const active = stickerEndpoints.change as unknown as NonNullable<RowCalls['active']>;
const items = {
  ...{ texts: 'stickers', schema: stickerItemDraft, type: stickerPicture },
  endpoints: { ...stickerEndpoints, active },
};
const coverOf = ({ cover, stickers }: StickerGroup) =>
  cover ? publicFileUrl(cover, 'file') : (stickers[0]?.url ?? '');

/** The chat's stickers: groups in their order, what each costs, and what is in the chosen one. */
export function StickersScreen() {
  const { t } = useTranslation('stickers');
  const language = useLanguage();
  const can = usePermission();
  const { query } = useAddress();
  const list = useGroups();
  useLive('stickers', list.reload);
  const editing = useEditing<StickerGroup>('sticker groups');
  const nameOf = (group: StickerGroup) => nameIn(group, language);
  const chosen = list.all.find(({ id }) => id === query.group) ?? list.rows?.[0];
  const renders = useMemo(
    () => ({
      nameTh: (group: StickerGroup) => nameIn(group, language),
      stickers: ({ stickers }: StickerGroup) => stickers.length,
      price: ({ price }: StickerGroup) => (price === 0 ? t('free') : showBaht(price)),
    }),
    [t, language],
  );
  return (
    <RecordsScreen
      records={{
        ...{ list, editing, feature: 'stickers', mayCreate: can('stickers:create') },
        endpoints: stickerGroupEndpoints as unknown as RecordCalls,
      }}
      texts="stickers"
      columns={stickerGroupColumns}
      renders={renders}
      nameOf={nameOf}
      hrefOf={({ id }: StickerGroup) => `/sticker?group=${id}`}
      picture={(group: StickerGroup) => <SmallCover url={coverOf(group)} whole />}
      Form={GroupForm}
      open={
        chosen && {
          id: chosen.id,
          below: (
            <PictureGallery
              key={chosen.id}
              title={t('stickersOf', { name: nameOf(chosen) })}
              rows={chosen.stickers}
              kind={items}
              owner={{ groupId: chosen.id }}
              onChanged={list.reload}
            >
              <GroupField groups={list.all} />
            </PictureGallery>
          ),
        }
      }
      tools={
        !list.query.keywords && (
          <OrderItemsButton
            title={t('orderGroups')}
            items={list.all.map((group) => ({
              ...{ id: group.id, name: nameOf(group), picture: coverOf(group) },
            }))}
            order={stickerGroupEndpoints.order}
            onChanged={list.reload}
          />
        )
      }
    />
  );
}
