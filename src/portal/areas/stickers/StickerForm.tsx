import { Input, Select } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import {
  type Sticker,
  type StickerGroup,
  stickerEndpoints,
  stickerItemDraft,
} from '@/contracts/chat/sticker';
import { stickerPicture } from '@/contracts/chat/sticker-picture';
import { PictureField } from '@/portal/kit/content/pictures/PictureField';
import { Field } from '@/portal/kit/form/fields/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { useLanguage } from '@/portal/kit/text/language';
import { nameIn } from '@/portal/kit/text/name-in';

/** A sticker: its group, its picture, and what it is called. */
export function StickerForm(
  props: OpenForm<Sticker> & {
    groupId: string;
    groups: readonly StickerGroup[];
    onSaved: () => void;
  },
) {
  const { groupId, groups, ...form } = props;
  const language = useLanguage();
  const { t } = useTranslation('stickers');
  const nameOf = (id: string) => {
    const group = groups.find((one) => one.id === id);
    return group ? nameIn(group, language) : '';
  };
  return (
    <RecordForm
      texts="stickers"
      {...form}
      schema={stickerItemDraft}
      initial={{ groupId }}
      title={t(props.record ? 'editSticker' : 'addSticker')}
      endpoints={stickerEndpoints}
    >
      <Field name="groupId" label={t('nameTh')} read={nameOf}>
        <Select options={groups.map(({ id }) => ({ value: id, label: nameOf(id) }))} />
      </Field>
      <PictureField name="picture" type={stickerPicture} label={t('picture')} />
      <Field name="name" label={t('stickerName')}>
        <Input maxLength={100} />
      </Field>
    </RecordForm>
  );
}
