import { propertyEndpoints } from '@/contracts/auth/properties';
import { useReader } from '@/portal/kit/calls/use-reader';
import { usePerson } from '@/portal/kit/page/person';
import { useLanguage } from '@/portal/kit/text/language';

/** The name of the property worked in; empty until it is here. */
export function usePropertyName(): string {
  const { propertyId } = usePerson();
  const language = useLanguage();
  const { answer } = useReader(propertyEndpoints.list, {});
  const own = answer?.find(({ id }) => id === propertyId);
  return (language === 'en' ? own?.nameEn : undefined) || own?.nameTh || '';
}
