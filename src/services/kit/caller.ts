import type { Feature, Permission } from '@/contracts/kit/permissions';
import type { Announce } from '@/services/kit/announce';
import type { StoredNotification } from '@/services/kit/notify';
import { Problem } from '@/services/kit/problem';

/** Who makes a call, as the auth service knows them at this very call. */
export interface Caller {
  accountId: string;
  fullname: string;
  roleName: string;
  /** An account of the platform, not of one property's staff. */
  platform: boolean;
  /** The property they work in; `null` at the main admin. */
  propertyId: string | null;
  permissions: ReadonlySet<Permission>;
  /** The sign-in that the token belongs to. */
  sessionId: string;
  /** When the token ends, UTC instant. */
  endsAt: string;
}

/** Finds the caller of a bearer token, or throws `SESSION_ENDED` or `TOKEN_REVOKED`. */
export type Identify = (token: string) => Promise<Caller>;

/** What a handler knows of a call besides its parsed parts. */
export class ServiceRequest {
  constructor(
    private readonly known: Caller | null,
    readonly ip: string,
    readonly userAgent: string,
    private readonly announce: Announce,
  ) {}

  /** Throws `NOT_SIGNED_IN` for a stranger. */
  get caller(): Caller {
    if (!this.known) throw new Problem('NOT_SIGNED_IN');
    return this.known;
  }

  /** The property whose rows this call may reach; throws `NO_PROPERTY` at the main admin. */
  get propertyId(): string {
    if (!this.caller.propertyId) throw new Problem('NO_PROPERTY');
    return this.caller.propertyId;
  }

  /** Throws `FORBIDDEN` unless the caller holds one of the permissions. */
  require(...anyOf: readonly Permission[]): void {
    const { permissions } = this.caller;
    if (!anyOf.some((permission) => permissions.has(permission))) throw new Problem('FORBIDDEN');
  }

  /** Tells the properties' other staff that records changed; called once the change is stored. */
  changed(resource: Feature, propertyIds: readonly string[] = [this.propertyId]): void {
    for (const id of propertyIds) this.announce.changed(id, resource, this.caller.accountId);
  }

  /** Tells what `notify` has stored; called once its transaction is committed. */
  notified(stored: readonly StoredNotification[]): void {
    this.announce.notified(stored);
  }
}
