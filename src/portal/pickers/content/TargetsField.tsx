import { useTranslation } from 'next-i18next/pages';
import { propertyEndpoints } from '@/contracts/auth/properties';
import { useReader } from '@/portal/kit/calls/use-reader';
import { Field } from '@/portal/kit/form/fields/Field';
import { usePerson } from '@/portal/kit/page/person';
import { useLanguage } from '@/portal/kit/text/language';
import { TargetsInput } from './TargetsInput';

/** For which properties a record of the platform is; at a property there is nothing to choose. */
export function TargetsField() {
  const { t } = useTranslation('pickers');
  const language = useLanguage();
  const { propertyId } = usePerson();
  const properties = useReader(propertyEndpoints.list, {});
  if (propertyId) return null;
  const read = (ids: string[] = []) =>
    (properties.answer ?? [])
      .filter(({ id }) => ids.includes(id))
      .map(({ nameTh, nameEn }) => (language === 'th' ? nameTh : nameEn))
      .join(', ');
  return (
    <Field name="announceTo" label={t('targets.label')} read={read}>
      <TargetsInput properties={properties} />
    </Field>
  );
}
