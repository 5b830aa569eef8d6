import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { postgresAccess } from './postgres-access.ts';

describe("PostgreSQL's own programs", () => {
  beforeEach(() => {
    for (const name of ['PGHOST', 'PGPORT', 'PGUSER', 'PGDATABASE', 'PGPASSWORD']) vi.stubEnv(name, undefined);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it.each([
    ['a usual address', 'postgres://ann:s%40cret@db.example:5433/menu'],
    ['parameters instead', 'postgres:///menu?host=db.example&port=5433&user=ann&password=s%40cret'],
    [
      'parameters that contradict the address',
      'postgres://bob:wrong@localhost/menu?host=db.example&port=5433&user=ann&password=s%40cret',
    ],
    ['an address without a host', 'postgres://ann:s%40cret@/menu?host=db.example&port=5433'],
  ])('reach the same server by %s', (_, url) => {
    expect(postgresAccess(url)).toEqual({
      PGHOST: 'db.example',
      PGPORT: '5433',
      PGDATABASE: 'menu',
      PGUSER: 'ann',
      PGPASSWORD: 's@cret',
    });
  });

  it('reach an IPv6 address and a socket', () => {
    expect(postgresAccess('postgres://ann@[::1]/menu')['PGHOST']).toBe('::1');
    expect(postgresAccess('postgres://ann@%2Fvar%2Frun%2Fpostgresql/menu')['PGHOST']).toBe('/var/run/postgresql');
    expect(postgresAccess('postgres:///menu?host=/var/run/postgresql')['PGHOST']).toBe('/var/run/postgresql');
  });

  it('take what the address leaves out from where the server takes it', () => {
    vi.stubEnv('PGHOST', 'elsewhere.example');
    vi.stubEnv('PGUSER', 'ann');
    expect(postgresAccess('postgres:///menu')).toMatchObject({ PGHOST: 'elsewhere.example', PGUSER: 'ann' });
    vi.stubEnv('PGHOST', undefined);
    expect(postgresAccess('postgres:///menu')).toMatchObject({ PGHOST: 'localhost', PGPORT: '5432' });
  });

  it.each([
    ['sslmode=no-verify', 'require'],
    ['ssl=true', 'require'],
    ['ssl=0', 'disable'],
    ['sslmode=verify-full', 'verify-full'],
  ])('encrypt by %s', (parameter, mode) => {
    expect(postgresAccess(`postgres://ann@db.example/menu?${parameter}`)['PGSSLMODE']).toBe(mode);
  });

  it('trust the same certificate, and choose the same server behind a gateway', () => {
    const dir = mkdtempSync(join(tmpdir(), 'servery-'));
    const file = join(dir, 'ca.pem');
    writeFileSync(file, 'a certificate');
    const url = `postgres://ann@db.example/menu?sslmode=verify-full&sslrootcert=${file}&options=endpoint%3Dmine`;
    expect(postgresAccess(url)).toMatchObject({ PGSSLROOTCERT: file, PGOPTIONS: 'endpoint=mine' });
    rmSync(dir, { recursive: true });
  });
});
