const password = 'niti-demo-2569';
const signInBody = (key, params = { password }) => ({
  ...{ key, type: 'password', app: 'niti', url: '/', params },
});

/** Makes a call of a service, or of the portal's way to it; answers status and body. */
export async function ask(base, path, { token, body, method = body ? 'POST' : 'GET' } = {}) {
  const isForm = body instanceof FormData;
  const reply = await fetch(`${base}/${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    body: isForm ? body : body && JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  const text = await reply.text();
  const isJson = reply.headers.get('content-type')?.includes('json');
  return { status: reply.status, body: isJson ? JSON.parse(text) : text };
}

/** The same, where another answer than a good one is a fault. */
export async function call(base, path, how) {
  const { status, body } = await ask(base, path, how);
  if (status >= 300) throw new Error(`${base}/${path} answered ${status} ${JSON.stringify(body)}`);
  return body.data;
}

export async function signIn(base, name) {
  const signedIn = await call(base, 'auth/api/v1/auth/login', { body: signInBody(name) });
  return signedIn.accessToken;
}

export const wrongSignIn = (base, key) =>
  ask(base, 'auth/api/v1/auth/login', { body: signInBody(key, { password: 'not this one' }) });

/** Each of these in turn, around and around. */
export const inTurn = (all) => {
  let at = 0;
  return () => all[at++ % all.length];
};
