import { Checkbox, Form, Input } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import {
  mostPrice,
  type StickerGroup,
  stickerGroupDraft,
  stickerGroupEndpoints,
} from '@/contracts/chat/sticker';
import { stickerPicture } from '@/contracts/chat/sticker-picture';
import { baht, showBaht } from '@/contracts/kit/fields/satang';
import { PictureField } from '@/portal/kit/content/pictures/PictureField';
import { AmountInput } from '@/portal/kit/form/fields/AmountInput';
import { Field } from '@/portal/kit/form/fields/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';

/** The contract's draft with the price as it is typed, in baht; a form of files carries satang. */
const schema = stickerGroupDraft.extend({ price: baht(mostPrice) });
const inBaht = (value: string | number) => (typeof value === 'number' ? showBaht(value) : value);

/** Makes or changes a group of stickers. */
export function GroupForm(props: OpenForm<StickerGroup> & { onSaved: () => void }) {
  const { t } = useTranslation('stickers');
  return (
    <RecordForm
      texts="stickers"
      {...props}
      schema={schema}
      initial={{ price: 0, active: true }}
      endpoints={stickerGroupEndpoints}
    >
      {(['nameTh', 'nameEn', 'nameCn'] as const).map((name) => (
        <Field key={name} name={name} label={t(`names.${name}`)}>
          <Input maxLength={100} autoFocus={name === 'nameTh'} />
        </Field>
      ))}
      <Field name="price" label={t('priceHint')} read={inBaht}>
        <AmountInput show={showBaht} />
      </Field>
      <PictureField name="cover" type={stickerPicture} label={t('cover')} />
      <Form.Item name="active" valuePropName="checked">
        <Checkbox>{t('takeable')}</Checkbox>
      </Form.Item>
    </RecordForm>
  );
}
