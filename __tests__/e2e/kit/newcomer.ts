import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { SavedStaff } from '@/contracts/auth/staff';
import { toldSession } from './own-session';

/** An account that no other story knows, with what the services say of it, and its role's name. */
export interface Newcomer extends SavedStaff {
  roleName: string;
}

/** Invites somebody into the first property, in one of the roles that every installation has. */
export async function newcomer(admin: APIRequestContext, builtin: string): Promise<Newcomer> {
  const { accessToken } = await toldSession(admin);
  const headers = { authorization: `Bearer ${accessToken}` };
  const system = '/services/auth/api/v1/admin-system';
  const read = async (path: string) =>
    (await (await admin.get(system + path, { headers })).json()).data;
  const properties: { id: string; code: string }[] = await read('/properties');
  const roles: { id: string; name: string; builtin: string }[] = (await read('/roles?limit=50'))
    .rows;
  const propertyId = properties.find(({ code }) => code === 'RMN')?.id;
  const role = roles.find((one) => one.builtin === builtin);
  const stamp = Date.now();
  const answer = await admin.post(`${system}/staff/upsert`, {
    headers,
    data: {
      fullname: `ใหม่ ใจดี ${stamp}`,
      email: `new${stamp}@niti.example`,
      username: `new${stamp}`,
      works: [{ propertyId, roleId: role?.id }],
    },
  });
  expect(answer.ok()).toBe(true);
  return { ...(await answer.json()).data, roleName: role?.name ?? '' };
}

/** Opens an invitation and chooses a password there, which signs in. */
export async function choosePassword(guest: Page, link: string, password: string): Promise<void> {
  const { pathname: invitation, hash } = new URL(link);
  // At the address under which the page is open else: whoever is signed in is so there alone.
  await guest.goto(invitation + hash);
  await guest.getByLabel('รหัสผ่าน', { exact: true }).fill(password);
  await guest.getByRole('button', { name: 'ตั้งรหัสผ่าน' }).click();
  await guest.waitForURL(({ pathname }) => pathname !== invitation);
}
