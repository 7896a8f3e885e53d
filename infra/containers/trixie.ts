import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { debianMirror } from '../local/install/apt.ts';
import { runInstall } from '../local/install/run-install.ts';

/** Unpacks packages of Debian 13 into a folder. From there they also run on Debian 12, whose versions are too old. */
export async function unpackFromTrixie(packages: string[], target: string): Promise<void> {
  const apt = join(target, 'apt');
  await mkdir(join(apt, 'lists/partial'), { recursive: true });
  await mkdir(join(apt, 'cache/archives/partial'), { recursive: true });
  const key = '/usr/share/keyrings/debian-archive-keyring.gpg';
  await writeFile(join(apt, 'sources.list'), `deb [signed-by=${key}] ${await debianMirror()} trixie main\n`);
  const options = [
    ...['Dir::Etc::SourceParts=-', `Dir::Etc::SourceList=${apt}/sources.list`],
    // Ignores installed packages of this machine.
    ...[
      'Dir::State::status=/dev/null',
      `Dir::State::Lists=${apt}/lists`,
      `Dir::Cache=${apt}/cache`,
      'APT::Sandbox::User=root',
    ],
  ].flatMap((option) => ['-o', option]);
  const step = (command: string, ...args: string[]) =>
    runInstall(command, args, { log: 'install-trixie-packages', cwd: apt });
  await step('apt-get', '-q', ...options, 'update');
  await step('apt-get', '-q', ...options, 'download', ...packages);
  await step('sh', '-c', `for deb in *.deb; do dpkg-deb -x "$deb" '${target}'; done`);
  await step('sh', '-c', `rm -rf '${apt}'`);
}
