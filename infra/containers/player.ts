import { randomUUID } from 'node:crypto';

export type Answer = {
  status: number;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- answers of many shapes, looked into by tests
  json: any;
  bytes: Buffer;
};

export type Player = {
  email: string;
  password: string;
  get(path: string): Promise<Answer>;
  post(path: string, body: object): Promise<Answer>;
  /** Uploads a picture and sets it as the player's. */
  showPicture(picture: Buffer, type: string): Promise<Answer>;
};

const TIMEOUT_MS = 60_000;

/** A visitor with a separate session, over the documented calls. Cookies are kept even if they are `Secure`. */
async function visit(base: string, account: { email: string; password: string }): Promise<Player> {
  let cookie = '';
  let token = '';
  const call = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const headers = {
      ...{ cookie, 'x-csrf-token': token, 'x-requested-with': 'XMLHttpRequest' },
      ...(init.headers as Record<string, string>),
    };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(base + path, { ...init, headers, signal });
    for (const line of answer.headers.getSetCookie()) cookie = line.split(';')[0] ?? '';
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isJson = answer.headers.get('content-type')?.includes('json');
    const json = isJson ? JSON.parse(bytes.toString()) : undefined;
    token = json?.data?.csrfToken ?? token;
    return { status: answer.status, json, bytes };
  };
  const post = (path: string, body: object) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await call('/api/session');
  return {
    ...account,
    get: (path) => call(path, { headers: { accept: 'application/json, image/avif, */*' } }),
    post,
    async showPicture(picture, type) {
      const body = new FormData();
      body.set('profilePicture', new Blob([new Uint8Array(picture)], { type }), 'bild');
      const uploaded = await call('/api/uploadImage', { method: 'POST', body });
      if (uploaded.status !== 200) return uploaded;
      return post('/api/user/setProfilePicture', { code: uploaded.json.data });
    },
  };
}

export async function logIn(base: string, account: { email: string; password: string }): Promise<Player> {
  const player = await visit(base, account);
  const { status, json } = await player.post('/api/auth/login', account);
  if (status !== 200) throw new Error(`${account.email} cannot log in: ${status} ${JSON.stringify(json)}`);
  return player;
}

export async function register(
  base: string,
  email = `${randomUUID().slice(0, 18)}@example.org`,
): Promise<Player> {
  const account = { email, password: 'geheim123' };
  const player = await visit(base, account);
  const { status, json } = await player.post('/api/auth/register', {
    ...{ firstname: 'Petra', lastname: 'Probe', gender: 'f', acceptTerms: true },
    ...{ ...account, passwordRepeat: account.password },
  });
  if (status !== 200) throw new Error(`registration: ${status} ${JSON.stringify(json)}`);
  return player;
}
