import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { canConnect, postgresUser } from '../../prove/support/private-postgres.ts';
import { freePort } from '../../support/free-port.ts';

/** Whether Debian's pgbouncer is installed. */
export const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0;

export interface Pooler {
  /** The database's address through the pooler. */
  url: string;
  stop(): Promise<void>;
}

/** PgBouncer in transaction mode before a database that trusts everybody: `sessions` of the database serve all connections. */
export async function startPooler(databaseUrl: string, { sessions }: { sessions: number }): Promise<Pooler> {
  const { hostname, port, username, pathname } = new URL(databaseUrl);
  const dir = mkdtempSync(join(tmpdir(), 'servery-pooler-'));
  const own = await freePort();
  const [file, users] = [join(dir, 'pgbouncer.ini'), join(dir, 'users.txt')];
  writeFileSync(users, `"${username}" ""\n`);
  writeFileSync(
    file,
    `[databases]
${pathname.slice(1)} = host=${hostname} port=${port} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${sessions}
max_client_conn = 200
`,
  );
  const as = postgresUser?.isOther ? { uid: postgresUser.uid, gid: postgresUser.gid } : null;
  if (as) for (const each of [dir, file, users]) chownSync(each, as.uid, as.gid);
  const child = spawn('pgbouncer', [file], { ...as, cwd: dir, stdio: 'ignore' });
  const url = new URL(databaseUrl);
  url.port = String(own);
  for (let attempt = 0; !(await canConnect(url.href)); attempt++) {
    if (attempt === 100) throw new Error('PgBouncer did not answer in 10 s');
    await pause(100);
  }
  return {
    url: url.href,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
