import { execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../support/free-port.ts';

const SCRIPT = fileURLToPath(new URL('../../deploy/release.sh', import.meta.url));

/** A product in three files that is ready at once, or never in a release that is broken. */
const SERVER = `require('http').createServer((_request, response) => {
  response.statusCode = require('fs').readFileSync('version', 'utf8').includes('broken') ? 503 : 200;
  response.end();
}).listen(Number(process.argv[2]), '127.0.0.1');`;
const PACKAGE = {
  name: 'product',
  version: '1.0.0',
  scripts: { build: 'cp version built', backup: "node -e \"require('fs').writeFileSync(process.argv[1], '')\" --" },
};

let root: string;
let ports: [number, number];
const git = (...args: string[]) => execFileSync('git', ['-C', join(root, 'origin'), ...args], { stdio: 'pipe' });

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'servery-release-'));
  ports = [await freePort(), await freePort()];
  mkdirSync(join(root, 'origin'));
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.email', 'nobody@servery.example');
  git('config', 'user.name', 'nobody');
  const lock = { name: 'product', version: '1.0.0', lockfileVersion: 3, requires: true, packages: {} };
  writeFileSync(join(root, 'origin/package.json'), JSON.stringify(PACKAGE));
  writeFileSync(join(root, 'origin/package-lock.json'), JSON.stringify(lock));
  writeFileSync(join(root, 'origin/server.cjs'), SERVER);
  commit('one');
  execFileSync('git', ['clone', '--quiet', join(root, 'origin'), join(root, 'source')]);
  writeFileSync(join(root, 'production.env'), 'TOKEN_SECRET=secret\n');
  // What systemd does: the old process ends, and the new one starts in the folder that the link names now.
  writeFileSync(
    join(root, 'restart'),
    `#!/bin/bash\n[ -e pid-$1 ] && kill "$(cat pid-$1)"\nsleep 0.2\ncd "$(readlink -f current)"\nnode server.cjs $1 >/dev/null 2>&1 &\necho $! >${root}/pid-$1\n`,
    { mode: 0o755 },
  );
});
afterAll(() => {
  for (const port of ports) {
    const file = join(root, `pid-${port}`);
    if (existsSync(file)) spawn('kill', [readFileSync(file, 'utf8').trim()]);
  }
  rmSync(root, { recursive: true, force: true });
});

function commit(version: string): void {
  writeFileSync(join(root, 'origin/version'), version);
  git('add', '--all');
  git('commit', '--quiet', '--message', version);
}

const run = (...args: string[]) =>
  promisify(execFile)('bash', [SCRIPT, ...args], {
    env: {
      ...process.env,
      ...{ SERVERY_ROOT: root, PORTS: ports.join(' '), SETTLE_S: '0', READY_WITHIN_S: '2' },
      RESTART: `${root}/restart `,
    },
  });
const running = () => readFileSync(join(root, 'current/built'), 'utf8');
const isBack = () => existsSync(join(root, 'back.env'));

it('a release is built apart and started, the next one takes its place, and one command goes back', async () => {
  await run('to', 'main');
  expect(running()).toBe('one');
  const first = readlinkSync(join(root, 'current'));

  commit('two');
  await run('to', 'main');
  expect(running()).toBe('two');
  expect(readlinkSync(join(root, 'before'))).toBe(first);
  expect(existsSync(join(root, first, 'built'))).toBe(true);

  await run('back');
  expect(running()).toBe('one');
  expect(isBack()).toBe(true);

  await run('to', 'main');
  expect(running()).toBe('two');
  expect(isBack()).toBe(false);
});

it('a release that does not get ready is left again by itself, and says so', async () => {
  commit('broken');
  await expect(run('to', 'main')).rejects.toMatchObject({ stderr: expect.stringContaining('does not get ready') });
  expect(running()).toBe('two');
});

it('a release that cannot be built changes nothing', async () => {
  writeFileSync(join(root, 'origin/package.json'), JSON.stringify({ ...PACKAGE, scripts: { build: 'false' } }));
  commit('three');
  await expect(run('to', 'main')).rejects.toThrow();
  expect(running()).toBe('two');
  await expect(run('to', 'no-such-release')).rejects.toThrow();
  await expect(run()).rejects.toMatchObject({ stderr: expect.stringContaining('release.sh to v1.4') });
});
