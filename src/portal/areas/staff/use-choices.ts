import { propertyEndpoints } from '@/contracts/auth/properties';
import { roleEndpoints, smartAdmin } from '@/contracts/auth/role';
import { useReader } from '@/portal/kit/calls/use-reader';
import { useLanguage } from '@/portal/kit/text/language';
import { allRoles } from './all-roles';

const none = {};

/** The propertyEndpoints.list and roleEndpoints.list that an account can be given, as options. */
export function useChoices() {
  const language = useLanguage();
  const places = useReader(propertyEndpoints.list, none).answer ?? [];
  const held = useReader(roleEndpoints.list, allRoles).answer?.rows ?? [];
  const option = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });
  return {
    properties: places.map(({ id, nameTh, nameEn }) =>
      option({ id, name: language === 'th' ? nameTh : nameEn }),
    ),
    roles: held.map(option),
    /** SMART Admin is the platform's own. */
    propertyRoles: held.filter(({ builtin }) => builtin !== smartAdmin).map(option),
  };
}
