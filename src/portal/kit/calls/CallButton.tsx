import type { ReactNode } from 'react';
import type { CallOf, Endpoint } from '@/contracts/kit/calls/endpoint';
import type { Permission } from '@/contracts/kit/feature/permissions';
import { usePermission } from '@/portal/kit/page/permission';
import { Button, type ButtonLook } from '@/portal/ui/actions/Button';
import { useAction } from './use-action';

/** A button that makes one call at once, for who may make it. */
export function CallButton<E extends Endpoint>(props: {
  endpoint: E;
  call: CallOf<E>;
  look?: ButtonLook;
  icon?: ReactNode;
  /** Of what: read by screen readers where several rows have the button. */
  name?: string | undefined;
  onDone: () => void;
  children: ReactNode;
}) {
  const { endpoint, call, look = 'link', icon, name, onDone, children } = props;
  const can = usePermission();
  const [run, running] = useAction(endpoint, { done: onDone });
  if (![endpoint.needs].flat().some((one) => can(one as Permission))) return null;
  return (
    <Button look={look} icon={icon} busy={running} onClick={() => void run(call)}>
      {children} {name && <span className="visually-hidden">{name}</span>}
    </Button>
  );
}
