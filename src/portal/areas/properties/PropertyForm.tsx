import { AutoComplete, Input, Select } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { lookupEndpoints } from '@/contracts/master-data/lookups';
import {
  type PlaceAddress,
  type Property,
  type PropertyDimension,
  propertyDimensions,
  propertyDraft,
  propertyEndpoints,
} from '@/contracts/master-data/property/property';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Field } from '@/portal/kit/form/fields/Field';
import { Pair } from '@/portal/kit/form/fields/Group';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { AddressSelect } from '@/portal/pickers/places/AddressSelect';
import { CodeInput } from './CodeInput';

/** Makes or edits a property: its names, its code, its kind and where it is. */
export function PropertyForm(props: OpenForm<Property> & { onSaved: () => void }) {
  const { t } = useTranslation('properties');
  const brands = useReader(lookupEndpoints.brands, {});
  const { answer: access } = useReader(propertyEndpoints.access, {});
  const { dimensions = propertyDimensions } = access ?? {};
  return (
    <RecordForm
      texts="properties"
      {...props}
      onSaved={() => {
        brands.reload();
        props.onSaved();
      }}
      schema={propertyDraft}
      initial={{ dimension: 'condo' }}
      endpoints={propertyEndpoints}
    >
      <Pair>
        <Field name="nameTh">
          <Input maxLength={200} autoFocus />
        </Field>
        <Field name="nameEn">
          <Input maxLength={200} />
        </Field>
      </Pair>
      <Pair>
        <Field name="code">
          <CodeInput fixed={props.record !== null} />
        </Field>
        <Field name="dimension" read={(value: PropertyDimension) => t(`values.dimension.${value}`)}>
          <Select
            options={dimensions.map((value) => ({ value, label: t(`values.dimension.${value}`) }))}
          />
        </Field>
      </Pair>
      <Field name="brand">
        <AutoComplete
          maxLength={100}
          showSearch={{ filterOption: true }}
          options={brands.answer?.map((value) => ({ value }))}
        />
      </Field>
      <Field name="addressTh">
        <Input maxLength={300} />
      </Field>
      <Field
        name="address"
        read={({ subDistrict, district, province, postcode }: PlaceAddress) =>
          [subDistrict, district, province, postcode].join(' ')
        }
      >
        <AddressSelect />
      </Field>
    </RecordForm>
  );
}
