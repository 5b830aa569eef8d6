import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, openSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const TEMPLATE = new URL('../../../deploy/nginx.conf.template', import.meta.url);

/** Whether nginx and openssl are installed. */
export const hasNginx = spawnSync('nginx', ['-v']).status === 0 && spawnSync('openssl', ['version']).status === 0;

export interface NginxSettings {
  /** An empty directory for its files. */
  dir: string;
  apps: readonly [string, string];
  httpPort: number;
  httpsPort: number;
  domains: readonly string[];
}

/** The production configuration with this machine's places filled in, and a self-signed certificate for each domain. */
export function writeNginxFiles({ dir, apps, httpPort, httpsPort, domains }: NginxSettings): string {
  const certificates = join(dir, 'certificates');
  mkdirSync(certificates);
  signForAll(certificates, domains);
  const values: Record<string, string | number> = {
    TEMP_DIR: dir,
    ACCESS_LOG: join(dir, 'access.log'),
    APP_1: apps[0],
    APP_2: apps[1],
    HTTP_PORT: `127.0.0.1:${httpPort}`,
    HTTPS_PORT: `127.0.0.1:${httpsPort}`,
    ACME_DIR: dir,
    CERTIFICATES: certificates,
    MAX_BODY: '24m',
    MAX_CONNECTIONS_PER_ADDRESS: 10_000,
  };
  const text = readFileSync(TEMPLATE, 'utf8').replace(/\$\{(\w+)\}/g, (_whole, name: string) => {
    if (values[name] === undefined) throw new Error(`nginx.conf.template asks for ${name}, which nobody sets`);
    return String(values[name]);
  });
  const file = join(dir, 'nginx.conf');
  writeFileSync(file, text);
  return file;
}

/** What `nginx -t` says: null when the configuration is right. */
export function nginxComplaint(file: string): string | null {
  const { status, stderr } = spawnSync('nginx', [...ownPlace(file), '-t'], { encoding: 'utf8' });
  return status === 0 ? null : stderr;
}

/** Where nginx, started with this configuration, writes what went wrong. */
export const errorLogOf = (file: string): string => join(file, '../error.log');

/** Starts nginx in the foreground; the answer stops it. */
export function startNginx(file: string): () => Promise<void> {
  const log = openSync(errorLogOf(file), 'a');
  const child = spawn('nginx', ownPlace(file, 'daemon off;'), { stdio: ['ignore', 'ignore', log] });
  return async () => {
    if (child.exitCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  };
}

function ownPlace(file: string, more = ''): string[] {
  return ['-p', join(file, '..'), '-c', file, '-e', 'stderr', '-g', `pid ${join(file, '../nginx.pid')}; ${more}`];
}

function signForAll(dir: string, domains: readonly string[]): void {
  const names = domains.map((domain) => `DNS:${domain}`).join(',');
  const [key, certificate] = [join(dir, 'all.key'), join(dir, 'all.crt')];
  const request = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '30',
  ];
  execFileSync(
    'openssl',
    [...request, '-subj', '/CN=servery', '-addext', `subjectAltName=${names}`, '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  );
  // nginx reads them with each handshake, as its own user.
  for (const path of [join(dir, '..'), dir]) chmodSync(path, 0o755);
  chmodSync(key, 0o644);
  for (const domain of domains) {
    symlinkSync('all.key', join(dir, `${domain}.key`));
    symlinkSync('all.crt', join(dir, `${domain}.crt`));
  }
}
