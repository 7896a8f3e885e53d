/** A visitor of the product, who keeps cookie and anti-forgery token like a browser. */
export type Answer = { status: number; headers: Headers; body: Record<string, unknown>; text: string };

/** `null` is sent only in JSON. */
type Fields = Record<string, string | number | boolean | null | undefined>;
type Body = string | FormData | URLSearchParams | ReadableStream;
type SendOptions = {
  form?: 'json' | 'urlencoded' | 'multipart';
  headers?: Record<string, string>;
  /** Omits the token or the AJAX header. */
  without?: ('token' | 'marker' | 'cookie')[];
  /** Whether to follow redirects, like fetch by default. */
  redirect?: 'manual';
  signal?: AbortSignal;
};

const SESSION_COOKIE = 'tippspiel_session';

export function createVisitor(baseUrl: string) {
  const cookies = new Map<string, string>();
  let token = '';

  async function request(
    method: string,
    path: string,
    body: Body | undefined,
    { headers = {}, without = [], redirect, signal }: SendOptions = {},
  ): Promise<Answer> {
    const all: Record<string, string> = { accept: 'application/json' };
    if (!without.includes('marker')) all['x-requested-with'] = 'XMLHttpRequest';
    if (token && !without.includes('token')) all['x-csrf-token'] = token;
    if (cookies.size && !without.includes('cookie')) all['cookie'] = [...cookies.values()].join('; ');
    const response = await fetch(baseUrl + path, {
      method,
      body,
      redirect,
      signal,
      headers: { ...all, ...headers },
      ...(body instanceof ReadableStream && { duplex: 'half' as const }),
    });
    const text = await response.text();
    keep(response.headers);
    let parsed: Record<string, unknown> = {};
    if (response.headers.get('content-type')?.includes('json') && text) parsed = JSON.parse(text);
    return { status: response.status, headers: response.headers, body: parsed, text };
  }

  function keep(headers: Headers): void {
    for (const line of headers.getSetCookie()) setCookie(line.split(';', 1)[0] as string);
    token = headers.get('x-csrf-token') ?? token;
  }

  function setCookie(pair: string): void {
    const [name, value] = pair.split('=', 2) as [string, string];
    if (value) cookies.set(name, pair);
    else cookies.delete(name);
  }

  return {
    get: (path: string, options?: SendOptions) => request('GET', path, undefined, options),
    delete: (path: string, options?: SendOptions) => request('DELETE', path, undefined, options),
    post(path: string, fields: Fields = {}, options: SendOptions = {}) {
      const { body, type } = encode(fields, options.form ?? 'multipart');
      const headers = { ...(type && { 'content-type': type }), ...options.headers };
      return request('POST', path, body, { ...options, headers });
    },
    graphql: (query: string, variables: object = {}, options: SendOptions = {}) =>
      request('POST', '/graphql', JSON.stringify({ query, variables }), {
        ...options,
        headers: { 'content-type': 'application/json', ...options.headers },
      }),
    send: request,
    /** Opens the page, which returns cookie and token. */
    async open(): Promise<Answer> {
      const answer = await request('GET', '/api/session', undefined);
      token = (answer.body['data'] as { csrfToken: string }).csrfToken;
      return answer;
    },
    /** The session's cookie, as name and value. */
    cookie: () => cookies.get(SESSION_COOKIE) ?? '',
    /** All cookies. */
    cookies: () => [...cookies.values()],
    token: () => token,
    setCookie,
  };
}

export type TestVisitor = ReturnType<typeof createVisitor>;

function encode(fields: Fields, form: 'json' | 'urlencoded' | 'multipart'): { body: Body; type?: string } {
  if (form === 'json') return { body: JSON.stringify(fields), type: 'application/json' };
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  if (form === 'urlencoded') {
    return {
      body: new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)])),
    };
  }
  const body = new FormData();
  for (const [name, value] of given) body.set(name, String(value));
  // An empty form has no parts, and multipart parsers refuse that.
  return given.length ? { body } : { body: '', type: 'application/x-www-form-urlencoded' };
}

let people = 0;

/** Registers a new player and stays logged in. */
export async function registerPlayer(
  baseUrl: string,
  firstname = 'Test',
): Promise<TestVisitor & { id: number; email: string }> {
  const visitor = createVisitor(baseUrl);
  const email = `test-${Date.now()}-${process.pid}-${++people}@example.org`;
  await visitor.open();
  const { status, body } = await visitor.post('/api/auth/register', {
    firstname,
    lastname: 'Spieler',
    email,
    password: 'geheim123',
    passwordRepeat: 'geheim123',
    gender: 'f',
    acceptTerms: true,
  });
  if (status !== 200) throw new Error(`registration answered ${status}: ${JSON.stringify(body)}`);
  const { user } = body['data'] as { user: { id: number } };
  return { ...visitor, id: user.id, email };
}
