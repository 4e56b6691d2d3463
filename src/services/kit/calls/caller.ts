import type { Feature, Permission } from '@/contracts/kit/feature/permissions';
import { Problem } from '@/services/kit/calls/problem';
import type { Announce } from '@/services/kit/live/announce';
import type { StoredNotification } from '@/services/kit/live/notify';
import type { Titles } from '@/services/kit/references/titles';

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

/** Knows who calls by a bearer token. */
export interface Callers {
  /** The caller as the database has them now; throws `SESSION_ENDED` or `TOKEN_REVOKED`. */
  identify(token: string): Promise<Caller>;
  /** The caller as `identify` left them; what is read for them counts if it gives the same again. */
  remembered(token: string): Caller | undefined;
}

/** What a handler knows of a call besides its parsed parts. */
export class ServiceRequest {
  private readonly noted: StoredNotification[] = [];

  constructor(
    private readonly known: Caller | null,
    readonly ip: string,
    readonly userAgent: string,
    private readonly app: { announce: Announce; references: { titles: Titles } },
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

  /** What the records of each kind are called. */
  get titles(): Titles {
    return this.app.references.titles;
  }

  /** Throws `FORBIDDEN` unless the caller holds one of the permissions. */
  require(...anyOf: readonly Permission[]): void {
    const { permissions } = this.caller;
    if (!anyOf.some((permission) => permissions.has(permission))) throw new Problem('FORBIDDEN');
  }

  /** Tells the properties' other staff that records changed; called once the change is stored. */
  changed(resource: Feature, propertyIds: readonly string[] = [this.propertyId]): void {
    for (const id of propertyIds) this.app.announce.changed(id, resource, this.caller.accountId);
  }

  /** The same for the place that the call is made at; the main admin hears of every call made there. */
  changedHere(resource: Feature): void {
    if (this.caller.propertyId) this.changed(resource);
  }

  /** Keeps what `notify` has stored for who commits its transaction. */
  note(stored: readonly StoredNotification[]): void {
    this.noted.push(...stored);
  }

  /** Tells what `notify` has stored, and what was noted; called once its transaction is committed. */
  notified(stored: readonly StoredNotification[] = []): void {
    this.app.announce.notified([...this.noted.splice(0), ...stored]);
  }
}
