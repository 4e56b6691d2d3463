import { type APIRequestContext, expect } from '@playwright/test';

/** The demo accounts. */
export type Account = 'counter' | 'manager' | 'finance' | 'village' | 'admin';

export const password = 'niti-demo-2569';
export const emailOf = (account: Account) => `${account}@niti.example`;

/** Signs in without the form and gives the browser's state from then on. */
export async function signInState(request: APIRequestContext, account: Account) {
  const asked = await request.get('/api/auth/csrf');
  const { csrfToken } = (await asked.json()) as { csrfToken: string };
  const form = { csrfToken, key: emailOf(account), password, json: 'true' };
  const answer = await request.post('/api/auth/callback/credentials', { form });
  expect(answer.status(), `sign-in as ${account}`).toBe(200);
  return request.storageState();
}
