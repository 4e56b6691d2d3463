import { Input, Select } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import {
  type HomeService,
  homeServiceDraft,
  homeServiceEndpoints,
} from '@/contracts/admin-order/home-service';
import { servicePicture } from '@/contracts/admin-order/service-picture';
import { showBaht } from '@/contracts/kit/fields/satang';
import { useReader } from '@/portal/kit/calls/use-reader';
import { PictureField } from '@/portal/kit/content/pictures/PictureField';
import { AmountInput } from '@/portal/kit/form/fields/AmountInput';
import { Field } from '@/portal/kit/form/fields/Field';
import { Pair } from '@/portal/kit/form/fields/Group';
import { SeveralSelect } from '@/portal/kit/form/fields/SeveralSelect';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { useLanguage } from '@/portal/kit/text/language';
import { nameIn } from '@/portal/kit/text/name-in';
import { TargetsField } from '@/portal/pickers/content/TargetsField';
import { ProvincesSelect } from '@/portal/pickers/places/ProvincesSelect';

const inBaht = (value: string | number) => (typeof value === 'number' ? showBaht(value) : value);

/** Adds or edits what residents can order. */
export function HomeServiceForm(props: OpenForm<HomeService> & { onSaved: () => void }) {
  const { t } = useTranslation('home-services');
  const language = useLanguage();
  const { categories = [], vendors = [] } =
    useReader(homeServiceEndpoints.choices, {}).answer ?? {};
  const groups = [...new Set(categories.map(({ group }) => group.nameTh))].map((nameTh) => {
    const held = categories.filter(({ group }) => group.nameTh === nameTh);
    const [first] = held;
    return {
      label: first ? nameIn(first.group, language) : nameTh,
      options: held.map((one) => ({ value: one.id, label: nameIn(one, language) })),
    };
  });
  const categoryOf = (id: string) => categories.find((one) => one.id === id);
  const offered = vendors.map(({ id, name, active }) => ({
    value: id,
    label: active ? name : t('inactive', { name }),
  }));
  return (
    <RecordForm
      texts="home-services"
      {...props}
      schema={homeServiceDraft}
      endpoints={homeServiceEndpoints}
    >
      <Field name="nameTh" label={t('nameThFull')}>
        <Input maxLength={200} autoFocus />
      </Field>
      <Pair>
        <Field name="nameEn">
          <Input maxLength={200} />
        </Field>
        <Field name="nameCn">
          <Input maxLength={200} />
        </Field>
      </Pair>
      <Field name="categoryId" read={(id: string) => categoryOf(id)?.nameTh ?? ''}>
        <Select showSearch={{ optionFilterProp: 'label' }} options={groups} />
      </Field>
      <Pair>
        <Field name="priceSatang" read={inBaht}>
          <AmountInput show={showBaht} />
        </Field>
        <Field name="per">
          <Input maxLength={40} placeholder={t('perHint')} />
        </Field>
      </Pair>
      <Field
        name="vendorIds"
        read={(ids: string[] = []) =>
          vendors
            .filter(({ id }) => ids.includes(id))
            .map(({ name }) => name)
            .join(', ')
        }
      >
        <SeveralSelect placeholder={t('vendorsHint')} options={offered} />
      </Field>
      <Field name="areas" read={(areas: string[] = []) => areas.join(', ')}>
        <ProvincesSelect placeholder={t('areasHint')} />
      </Field>
      <Field name="detail">
        <Input.TextArea rows={3} maxLength={2000} />
      </Field>
      <PictureField name="picture" type={servicePicture} label={t('picture')} />
      <TargetsField />
    </RecordForm>
  );
}
