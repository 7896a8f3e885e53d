import { request } from 'undici';

/** A logged-in player (or operator) of a running product, over its documented calls. */
export type Visitor = {
  headers: Record<string, string>;
  get(path: string): Promise<unknown>;
  post(path: string, body: object): Promise<unknown>;
  graphql(query: string, variables?: object): Promise<Record<string, never>>;
};

/** Thrown for every status except 200. */
export class CallFailed extends Error {
  readonly status: number;
  constructor(call: string, status: number, content: unknown) {
    super(`${call}: ${status} ${JSON.stringify(content)}`);
    this.status = status;
  }
}

const plain = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };

/** The headers of an anonymous visitor, with cookie and token. */
export async function openAnonymous(baseUrl: string): Promise<Record<string, string>> {
  const answer = await request(`${baseUrl}/api/session`, { headers: plain });
  const { data } = (await answer.body.json()) as { data: { csrfToken: string } };
  return { ...plain, cookie: cookieOf(answer.headers), 'x-csrf-token': data.csrfToken };
}

/** Logs in over /api. @throws CallFailed */
export async function logIn(baseUrl: string, email: string, password: string): Promise<Visitor> {
  const login = await request(`${baseUrl}/api/auth/login`, {
    method: 'POST',
    headers: await openAnonymous(baseUrl),
    body: JSON.stringify({ email, password }),
  });
  const session = (await login.body.json()) as { data: { csrfToken: string } };
  if (login.statusCode !== 200) throw new CallFailed(`login of ${email}`, login.statusCode, session);
  const headers = { ...plain, cookie: cookieOf(login.headers), 'x-csrf-token': session.data.csrfToken };

  async function call(path: string, body?: object): Promise<unknown> {
    const options = body ? { method: 'POST' as const, body: JSON.stringify(body) } : {};
    const answer = await request(`${baseUrl}${path}`, { headers, ...options });
    const content = await answer.body.json();
    if (answer.statusCode !== 200) throw new CallFailed(path, answer.statusCode, content);
    return content;
  }
  return {
    headers,
    get: (path) => call(path),
    post: call,
    async graphql(query, variables = {}) {
      const { data, errors } = (await call('/graphql', { query, variables })) as {
        data: Record<string, never>;
        errors?: unknown;
      };
      if (errors) throw new Error(JSON.stringify(errors));
      return data;
    },
  };
}

function cookieOf(headers: Record<string, string | string[] | undefined>): string {
  const cookies = [headers['set-cookie'] ?? []].flat();
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}
