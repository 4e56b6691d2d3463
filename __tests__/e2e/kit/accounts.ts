import { type APIRequestContext, expect } from '@playwright/test';

/** The demo accounts. */
export type Account = 'counter' | 'manager' | 'finance' | 'village' | 'admin';

export const password = 'niti-demo-2569';
export const emailOf = (account: Account) => `${account}@niti.example`;

async function signIn(request: APIRequestContext, account: Account) {
  const asked = await request.get('/api/auth/csrf');
  const { csrfToken } = (await asked.json()) as { csrfToken: string };
  const form = { csrfToken, key: emailOf(account), password, json: 'true' };
  const answer = await request.post('/api/auth/callback/credentials', { form });
  expect(answer.status(), `sign-in as ${account}`).toBe(200);
}

/** Other stories may have worked elsewhere by the account, which lands where it worked last. */
async function goToFirst(request: APIRequestContext, account: Account) {
  const told = await request.get('/api/auth/session');
  const { accessToken, property_id } = (await told.json()) as Record<string, string>;
  const headers = { authorization: `Bearer ${accessToken}` };
  const auth = '/services/auth/api/v1/auth';
  const { data } = await (
    await request.get(`/services/auth/api/v1/admin-system/properties`, { headers })
  ).json();
  const propertyId = data.find(({ code }: { code: string }) => code === 'RMN')?.id;
  if (!propertyId || propertyId === property_id) return;
  const body = { is_admin: false, property_id: propertyId };
  await request.post(`${auth}/switch-property`, { headers, data: body });
  await signIn(request, account);
}

/** Signs in without the form and gives the browser's state from then on. */
export async function signInState(request: APIRequestContext, account: Account) {
  await signIn(request, account);
  if (account === 'manager') await goToFirst(request, account);
  return request.storageState();
}
