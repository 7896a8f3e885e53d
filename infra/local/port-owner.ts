import { readdir, readFile, readlink } from 'node:fs/promises';
import { portProblem } from './ports.ts';

const LISTEN = '0A';

/** The inode of the socket that listens on a port, from a table of /proc/net/tcp. */
export function listeningInode(table: string, port: number): string | undefined {
  const hex = port.toString(16).toUpperCase().padStart(4, '0');
  const rows = table.split('\n').map((line) => line.trim().split(/\s+/));
  return rows.find((row) => row[1]?.endsWith(`:${hex}`) && row[3] === LISTEN)?.[9];
}

/** 'nginx (Prozess 123)', if this machine reveals it. */
async function portOwner(port: number): Promise<string | undefined> {
  const tables = await Promise.all(
    ['tcp', 'tcp6'].map((name) => readFile(`/proc/net/${name}`, 'utf8').catch(() => '')),
  );
  const inode = tables.map((table) => listeningInode(table, port)).find(Boolean);
  if (!inode) return undefined;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const handles = await readdir(`/proc/${pid}/fd`).catch(() => []);
    for (const handle of handles) {
      const target = await readlink(`/proc/${pid}/fd/${handle}`).catch(() => '');
      if (target !== `socket:[${inode}]`) continue;
      return `${(await readFile(`/proc/${pid}/comm`, 'utf8')).trim()} (Prozess ${pid})`;
    }
  }
  return undefined;
}

/** @throws Error with one German sentence if nothing can listen there */
export async function requirePort(port: number, host: string): Promise<void> {
  const problem = await portProblem(port, host);
  if (!problem) return;
  if (problem === 'EACCES') throw new Error(`Port ${port} darf dieser Benutzer nicht öffnen.`);
  if (problem !== 'EADDRINUSE')
    throw new Error(`HOST=${host} ist keine Adresse dieses Rechners (${problem}).`);
  const owner = (await portOwner(port)) ?? 'einem anderen Programm';
  throw new Error(
    `Port ${port} ist von ${owner} belegt; einen anderen wählt zum Beispiel „PORT=${port + 1} npm start“.`,
  );
}
