import { smartAdmin } from '@/contracts/auth/role';
import { useLanguage } from '@/portal/kit/language';
import { useReader } from '@/portal/kit/use-reader';
import { allRoles, properties, roles } from './resource';

const none = {};

/** The properties and roles that an account can be given, as options. */
export function useChoices() {
  const language = useLanguage();
  const places = useReader(properties, none).answer ?? [];
  const held = useReader(roles, allRoles).answer?.rows ?? [];
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
