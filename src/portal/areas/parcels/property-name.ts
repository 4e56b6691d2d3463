import { propertyEndpoints } from '@/contracts/auth/properties';
import { createReader } from '@/portal/kit/create-reader';
import { useLanguage } from '@/portal/kit/language';
import { usePerson } from '@/portal/kit/person';
import { useReader } from '@/portal/kit/use-reader';

/** The properties that the account works in, for papers that name theirs. */
export const ownProperties = createReader('parcels/properties', propertyEndpoints.list);

/** The name of the property worked in; empty until it is here. */
export function usePropertyName(): string {
  const { propertyId } = usePerson();
  const language = useLanguage();
  const { answer } = useReader(ownProperties, {});
  const own = answer?.find(({ id }) => id === propertyId);
  return (language === 'en' ? own?.nameEn : undefined) || own?.nameTh || '';
}
