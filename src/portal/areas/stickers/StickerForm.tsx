import { Form, Input } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { type Sticker, stickerEndpoints, stickerItemDraft } from '@/contracts/chat/sticker';
import { PictureField } from '@/portal/kit/content/PictureField';
import { Field } from '@/portal/kit/form/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';

/** A sticker: its picture, and what it is called. */
export function StickerForm(props: OpenForm<Sticker> & { groupId: string; onSaved: () => void }) {
  const { groupId, ...form } = props;
  const { t } = useTranslation('stickers');
  return (
    <RecordForm
      texts="stickers"
      {...form}
      schema={stickerItemDraft}
      initial={{ groupId }}
      title={t(props.record ? 'editSticker' : 'addSticker')}
      endpoints={stickerEndpoints}
    >
      <Form.Item name="groupId" hidden>
        <Input />
      </Form.Item>
      <PictureField name="picture" type="sticker/item" label={t('picture')} />
      <Field name="name" label={t('stickerName')}>
        <Input maxLength={100} />
      </Field>
    </RecordForm>
  );
}
