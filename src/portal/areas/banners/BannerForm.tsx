import { Form, Input, Select } from 'antd';
import { useTranslation } from 'next-i18next/pages';
import { type Banner, bannerDraft, bannerEndpoints } from '@/contracts/banner/banner';
import { type PageKey, pageKeys, pages } from '@/contracts/banner/pages';
import { useAddress } from '@/portal/kit/address/use-address';
import { FormLanguages } from '@/portal/kit/content/languages/FormLanguages';
import { PeriodFields } from '@/portal/kit/content/PeriodFields';
import { PictureField } from '@/portal/kit/content/pictures/PictureField';
import { Field } from '@/portal/kit/form/fields/Field';
import { RecordForm } from '@/portal/kit/form/RecordForm';
import type { OpenForm } from '@/portal/kit/form/use-editing';
import { useNames } from '@/portal/kit/text/use-names';
import { AppLinkInput } from '@/portal/pickers/content/AppLinkInput';
import { TargetsField } from '@/portal/pickers/content/TargetsField';
import { BannerPreview } from './BannerPreview';

/** Adds or edits a banner, and shows it as residents will see it. */
export function BannerForm(props: OpenForm<Banner> & { onSaved: () => void }) {
  const { t } = useTranslation(['banners', 'content']);
  const { query } = useAddress();
  const listed = pageKeys.find((key) => key === query.pageKey);
  return (
    <RecordForm
      texts="banners"
      {...props}
      schema={bannerDraft}
      initial={{ pageKey: listed ?? 'home' }}
      endpoints={bannerEndpoints}
      aside={<BannerPreview />}
    >
      <PageField />
      <FormLanguages fields={['title']}>
        {(language, ending) => (
          <Field
            name={`title${ending}`}
            label={t('content:fields.title', { language: t(`content:languages.${language}`) })}
          >
            <Input maxLength={120} />
          </Field>
        )}
      </FormLanguages>
      <Form.Item noStyle dependencies={['pageKey']}>
        {({ getFieldValue }) => {
          const pageKey: PageKey = getFieldValue('pageKey');
          return <PictureField name="picture" type={pages[pageKey].picture} label={t('picture')} />;
        }}
      </Form.Item>
      <Field name="link">
        <AppLinkInput />
      </Field>
      <PeriodFields />
      <TargetsField />
    </RecordForm>
  );
}

/** Another page has other pictures. */
function PageField() {
  const { t } = useTranslation('banners');
  const nameOf = useNames();
  const form = Form.useFormInstance();
  return (
    <Field name="pageKey" read={(key: PageKey) => nameOf(pages[key].names)}>
      <Select
        onChange={() => form.setFieldValue('picture', null)}
        options={pageKeys.map((value) => ({
          value,
          label: t('room', { page: nameOf(pages[value].names), n: pages[value].most }),
        }))}
      />
    </Field>
  );
}
