// The first step of every command, in plain JavaScript for any Node from 20 on: it installs the packages of
// package-lock.json if they are missing, and starts the pinned Node, which runs TypeScript directly.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watchNpm } from './watch-npm.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const pinnedNode = join(root, 'node_modules/node/bin/node');
// The folders of chroot, debootstrap and Go, which the PATH of some shells lacks.
const PATH = [process.env.PATH, '/usr/sbin', '/sbin', '/usr/local/go/bin'].filter(Boolean).join(delimiter);

/** Runs a TypeScript file of this repository, and exits with its result. */
export async function handOver(script, args) {
  const [major] = process.versions.node.split('.').map(Number);
  if (major < 20)
    return fail(`Dieses Node ist zu alt (${process.versions.node}); bitte Node 20 oder neuer installieren.`);
  const ends = followSignals();
  if (!isInstalled()) await install(ends);
  const flags = ['--disable-warning=ExperimentalWarning'];
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc']; // the closed channel tells the script that this process died
  const child = spawn(pinnedNode, [...flags, join(root, script), ...args], {
    cwd: root,
    stdio,
    env: { ...process.env, PATH },
  });
  ends((signal) => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : code));
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Forwards termination signals and the death of npm. */
function followSignals() {
  let stop = () => process.exit(130);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  watchNpm(() => stop('SIGTERM'));
  return (next) => (stop = next);
}

/** Whether node_modules has every package of package-lock.json in its version, according to npm's record. */
function isInstalled() {
  const record = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record) || !existsSync(pinnedNode)) return false;
  const packages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const present = packages(record);
  const wanted = Object.entries(packages(join(root, 'package-lock.json')));
  return wanted.every(([path, { version, optional }]) => {
    if (path === '' || (optional && !present[path])) return true; // optional: for other machines
    return present[path] && present[path].version === version;
  });
}

async function install(ends) {
  const release = await lockInstallation();
  try {
    if (isInstalled()) return;
    console.log('Installiere die npm-Pakete aus package-lock.json (beim ersten Mal etwa 1 min) …');
    // Not `npm ci`: it refuses a lock file without the binaries of other platforms, which npm writes if a registry
    // lacks them. This command installs the same versions and does not change the lock file.
    await run(ends, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']);
    // npm may be configured not to run install scripts, but the one that fetches the pinned Node is needed.
    if (!existsSync(pinnedNode)) {
      await run(ends, ['rebuild', 'node', '--ignore-scripts=false', '--foreground-scripts']);
    }
  } catch (error) {
    fail(`Die npm-Pakete ließen sich nicht installieren: ${error.message}`);
  } finally {
    release();
  }
}

const LONGEST_INSTALLATION_MS = 15 * 60_000;

/** Prevents concurrent installations into the same folder. */
async function lockInstallation() {
  const lock = join(root, '.data/install.lock');
  mkdirSync(dirname(lock), { recursive: true });
  for (let isReported = false; ; isReported = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch {
      if (isAbandoned(lock)) rmSync(lock, { force: true });
      else if (!isReported)
        console.log('Ein anderer Aufruf installiert gerade die npm-Pakete, warte darauf …');
    }
    await new Promise((wake) => setTimeout(wake, 300));
  }
}

/** Whether a lock's holder is gone. Another process may have its number, in a new container even this one. */
export function isAbandoned(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    const age = Date.now() - statSync(lock).mtimeMs;
    if (!holder) return age > 10_000;
    if (holder === process.pid || age > LONGEST_INSTALLATION_MS) return true;
    process.kill(holder, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}

function run(ends, args) {
  const { npm_execpath: npm } = process.env;
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []];
  return new Promise((done, failed) => {
    const child = spawn(command, [...first, ...args], { cwd: root, stdio: 'inherit' });
    ends((signal) => {
      child.kill(signal);
      process.exit(130);
    });
    child.on('error', failed);
    child.on('exit', (code) =>
      code === 0 ? done() : failed(new Error(`npm ${args[0]} endete mit Code ${code}`)),
    );
  });
}
