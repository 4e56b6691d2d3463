import { eq } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import { accountEndpoints, recoveryEndpoints } from '@/contracts/auth/account';
import { auditEndpoints } from '@/contracts/auth/audit';
import { firstTourEndpoints } from '@/contracts/auth/first-tour';
import { homeTileEndpoints } from '@/contracts/auth/home-tiles';
import { listColumnEndpoints } from '@/contracts/auth/list-columns';
import { listViewEndpoints } from '@/contracts/auth/list-view';
import type { Microsites } from '@/contracts/auth/microsites';
import { propertyEndpoints } from '@/contracts/auth/properties';
import {
  privateChannel,
  type RealtimeProof,
  type RealtimeUser,
  realtimeEndpoints,
} from '@/contracts/auth/realtime';
import { roleEndpoints } from '@/contracts/auth/role';
import { sessionEndpoints } from '@/contracts/auth/session';
import { staffEndpoints } from '@/contracts/auth/staff';
import { staffCareEndpoints } from '@/contracts/auth/staff-care';
import { placeName } from '@/contracts/kit/calls/page-place';
import { auditHandlers } from '@/services/auth/administration/audit-log';
import { firstTourHandlers } from '@/services/auth/administration/first-tour';
import { homeTileHandlers } from '@/services/auth/administration/home-tiles';
import { listColumnHandlers } from '@/services/auth/administration/list-columns';
import { listViewHandlers } from '@/services/auth/administration/list-views';
import { propertyHandlers } from '@/services/auth/administration/properties';
import { roleHandlers } from '@/services/auth/administration/roles';
import { staffHandlers } from '@/services/auth/administration/staff';
import { type StaffCareDeps, staffCareHandlers } from '@/services/auth/care/handlers';
import { accountHandlers } from '@/services/auth/sign-in/account';
import { bypass } from '@/services/auth/sign-in/bypass';
import type { BypassApps } from '@/services/auth/sign-in/bypass-key';
import { login } from '@/services/auth/sign-in/login';
import { recoveryHandlers } from '@/services/auth/sign-in/recovery';
import { refresh } from '@/services/auth/sign-in/refresh';
import { switchProperty } from '@/services/auth/sign-in/switch-property';
import type { TokenSigner } from '@/services/auth/sign-in/tokens';
import { mount } from '@/services/kit/calls/mount';
import { Problem } from '@/services/kit/calls/problem';
import type { Post } from '@/services/kit/mail/post';
import { type MenuNames, menuOf } from './menu';
import { authReferences } from './references';
import { sessions } from './tables';

export { ensureBuiltinRoles } from '@/services/auth/administration/builtin-roles';
export { emailOf } from '@/services/auth/administration/email-of';
export { createFirstAdmin } from '@/services/auth/administration/first-admin';
export { propertyAdminHandlers } from '@/services/auth/administration/property-admins';
export { staffSince } from '@/services/auth/administration/staff-at-work';
export { staffDirectory } from '@/services/auth/administration/staff-directory';
export { accountStart, staffStart } from '@/services/auth/administration/staff-start';
export { authHoldings } from '@/services/auth/care/holdings';
export { authTakings } from '@/services/auth/retention';
export { callers, standingSessions } from '@/services/auth/sign-in/identify';
export { hashPassword } from '@/services/auth/sign-in/passwords';
export { tokenSigner } from '@/services/auth/sign-in/tokens';
export { staffBar } from '@/services/auth/staff-bar';

interface AuthDeps {
  db: NodePgDatabase;
  tokens: TokenSigner;
  /** Secrets of the apps that may sign people in, by name. */
  bypassApps: BypassApps;
  /** Other apps that a property's menu leads to. */
  microsites: Microsites;
  menuEntries: () => Promise<MenuNames>;
  /** Signs who a connection to the real-time server belongs to. */
  proveUser: (socketId: string, user: RealtimeUser) => RealtimeProof;
  /** Signs that a connection may hear a private channel. */
  authoriseChannel: (socketId: string, channel: string) => string;
  /** Carries the links of who forgot the password. */
  post: Post;
  /** What is held of staff, by all services, and for how many days. */
  care: StaffCareDeps;
}

/**
 * Serves sign-in, the account and its recovery, the menu, the properties that an account may enter,
 * and the admin system.
 */
export const authService =
  (deps: AuthDeps) =>
  async (app: FastifyInstance): Promise<void> => {
    const { db, tokens, bypassApps, microsites, proveUser, authoriseChannel, post } = deps;
    const continued = refresh(db, tokens);
    app.references.serve(authReferences);
    mount(app, sessionEndpoints, {
      login: async ({ body }, request) => {
        if (body.type === 'refresh') return continued(body.key);
        if (body.type === 'bypass') return bypass(db, tokens, bypassApps)(body, request);
        return login(db, tokens)(body, request);
      },
      switchProperty: ({ body }, request) => switchProperty(db)(body, request),
      menu: async (_call, { caller }) => menuOf(caller, microsites, await deps.menuEntries()),
      logout: async (_call, { caller }) => {
        const revokedAt = new Date().toISOString();
        await db.update(sessions).set({ revokedAt }).where(eq(sessions.id, caller.sessionId));
        return {};
      },
    });
    mount(app, realtimeEndpoints, {
      signIn: async ({ body }, { caller }) =>
        proveUser(body.socketId, {
          id: caller.accountId,
          session_id: caller.sessionId,
          property_id: caller.propertyId,
          expires: Math.floor(Date.parse(caller.endsAt) / 1000),
        }),
      authorise: async ({ body: { socketId, channel } }, request) => {
        if (channel !== privateChannel(placeName(request.caller.propertyId)))
          throw new Problem('FORBIDDEN');
        return { auth: authoriseChannel(socketId, channel) };
      },
    });
    mount(app, propertyEndpoints, propertyHandlers(db));
    mount(app, roleEndpoints, roleHandlers(db));
    mount(app, staffEndpoints, staffHandlers(db, post));
    mount(app, staffCareEndpoints, staffCareHandlers(db, deps.care));
    mount(app, auditEndpoints, auditHandlers(db));
    mount(app, accountEndpoints, accountHandlers(db));
    mount(app, firstTourEndpoints, firstTourHandlers(db));
    mount(app, homeTileEndpoints, homeTileHandlers(db));
    mount(app, listColumnEndpoints, listColumnHandlers(db));
    mount(app, listViewEndpoints, listViewHandlers(db));
    mount(app, recoveryEndpoints, recoveryHandlers(db, post));
  };
