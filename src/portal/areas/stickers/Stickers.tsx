import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { type Sticker, type StickerGroup, stickerEndpoints } from '@/contracts/chat/sticker';
import { useEditing } from '@/portal/kit/form/use-editing';
import { PictureGallery } from '@/portal/kit/records/PictureGallery';
import type { RowCalls } from '@/portal/kit/records/RowActions';
import { useLanguage } from '@/portal/kit/text/language';
import { nameIn } from '@/portal/kit/text/name-in';

const StickerForm = dynamic(() => import('./StickerForm').then((m) => m.StickerForm), {
  ssr: false,
});

// A sticker is switched on and off by the call that changes it, of which that is a part.
const active = stickerEndpoints.change as unknown as NonNullable<RowCalls['active']>;
const endpoints = { ...stickerEndpoints, active };

/** The stickers of a group, in their order. */
export function Stickers(props: {
  group: StickerGroup;
  groups: readonly StickerGroup[];
  onChanged: () => void;
}) {
  const { group, groups, onChanged } = props;
  const { t } = useTranslation('stickers');
  const language = useLanguage();
  const editing = useEditing<Sticker>(`stickers ${group.id}`);
  return (
    <>
      <PictureGallery
        title={t('stickersOf', { name: nameIn(group, language) })}
        rows={group.stickers}
        endpoints={endpoints}
        shape="1"
        words={{
          add: t('addSticker'),
          none: t('noStickers'),
          lost: ({ name }) => t('lostSticker', { name }),
        }}
        onEdit={editing.open}
        onChanged={onChanged}
      />
      {editing.form && (
        <StickerForm
          {...editing.form}
          groupId={group.id}
          groups={groups}
          onSaved={() => {
            editing.close();
            onChanged();
          }}
        />
      )}
    </>
  );
}
