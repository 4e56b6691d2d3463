import { createContext, useCallback, useContext } from 'react';
import type { Permission } from '@/contracts/kit/feature/permissions';

export const PermissionsContext = createContext<readonly Permission[]>([]);

/** Tells whether the signed-in person holds a permission; the services refuse all the same. */
export function usePermission() {
  const held = useContext(PermissionsContext);
  return useCallback((permission: Permission) => held.includes(permission), [held]);
}
