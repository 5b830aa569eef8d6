import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL of the test's own, so that it can be killed without anybody else noticing. */
export interface PrivatePostgres {
  url: string;
  start(): Promise<void>;
  /** SIGKILL of its first process, whose death the others notice: as when the machine runs out of memory. */
  kill(): Promise<void>;
  /** "Immediate" shutdown (SIGQUIT): everything is cut, nothing is written out. */
  cut(): Promise<void>;
  remove(): Promise<void>;
}

const bin = findBin();
/** Who runs PostgreSQL's programs, which refuse to run as root. null: nobody can. */
export const postgresUser = plainUser();
const user = postgresUser;

/** Whether PostgreSQL's programs are installed, and a user is there that may run them. */
export const canRunPostgres = bin !== null && user !== null;

export function privatePostgres(port: number): PrivatePostgres {
  if (!bin || !user) throw new Error('PostgreSQL is not installed');
  const dir = mkdtempSync(join(tmpdir(), 'servery-postgres-'));
  const url = `postgres://servery@127.0.0.1:${port}/postgres`;
  if (user.isOther) chownSync(dir, user.uid, user.gid);
  const as = user.isOther ? { uid: user.uid, gid: user.gid, cwd: dir } : { cwd: dir };
  execFileSync(join(bin, 'initdb'), ['-D', dir, '-U', 'servery', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], {
    ...as,
    stdio: 'ignore',
  });
  let child: ChildProcess | null = null;

  async function end(signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    child.kill(signal);
    await exit;
  }

  return {
    url,
    start: async () => {
      for (let attempt = 0; attempt < 300; attempt++) {
        if (!child || child.exitCode !== null || child.signalCode !== null) {
          // Refused while processes of its killed predecessor still hold the shared memory.
          child = spawn(join(bin, 'postgres'), ['-D', dir, '-k', dir, '-h', '127.0.0.1', '-p', String(port)], {
            ...as,
            stdio: 'ignore',
          });
        }
        if (await canConnect(url)) return;
        await sleep(100);
      }
      throw new Error('PostgreSQL did not come back in 30 s');
    },
    kill: () => end('SIGKILL'),
    cut: () => end('SIGQUIT'),
    remove: async () => {
      await end('SIGQUIT');
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** Whether a database, or a pooler before it, answers. */
export async function canConnect(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function findBin(): string | null {
  const places = [...globSync('/usr/lib/postgresql/*/bin').sort().reverse(), '/usr/local/bin', '/opt/homebrew/bin'];
  return places.find((place) => existsSync(join(place, 'initdb'))) ?? null;
}

/** PostgreSQL refuses to run as root: then its own user does. */
function plainUser(): { uid: number; gid: number; isOther: boolean } | null {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()];
  if (uid === undefined || gid === undefined) return null;
  if (uid !== 0) return { uid, gid, isOther: false };
  try {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
    return { uid: id('-u'), gid: id('-g'), isOther: true };
  } catch {
    return null;
  }
}
