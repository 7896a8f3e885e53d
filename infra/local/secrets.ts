import { createECDH, randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export type Secrets = {
  identity: string;
  session: string;
  s3AccessKey: string;
  s3SecretKey: string;
  /** For push notifications (VAPID). */
  push: { publicKey: string; privateKey: string };
};

/** The secrets of one data folder: generated at its first start, readable only by its owner, never in git. */
export async function loadSecrets(file: string): Promise<Secrets> {
  const kept: Partial<Secrets> = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  const secret = () => randomBytes(32).toString('hex');
  const secrets: Secrets = {
    identity: kept.identity ?? secret(),
    session: kept.session ?? secret(),
    s3AccessKey: kept.s3AccessKey ?? randomBytes(10).toString('hex'),
    s3SecretKey: kept.s3SecretKey ?? secret(),
    push: kept.push ?? newPushKeys(),
  };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return secrets;
}

function newPushKeys(): Secrets['push'] {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // Leading zeros belong to the key.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()]).subarray(-32);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: privateKey.toString('base64url') };
}
