import { useDocument } from '@/portal/app/document/use-document';

const platformRole = 'SMART Admin';

/** Whether there is a main admin to go back to: for an account of the platform inside a property. */
export function useMayLeave(): boolean {
  const { session } = useDocument();
  return Boolean(session?.platform && session.property_id && session.roleName !== platformRole);
}
