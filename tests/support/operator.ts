import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { TestApp } from './test-app.ts';

const run = promisify(execFile);

/** Runs a command as the operator does, beside the running server: a file below `src/server`. Resolves to what it prints. */
export async function operate({ services, databaseUrl }: TestApp, file: string, ...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [`src/server/${file}.ts`, ...words], {
    env: {
      ...process.env,
      DATA_DIR: services.config.DATA_DIR,
      DATABASE_URL: databaseUrl ?? '',
      TOKEN_SECRET: 'a-secret-for-tests-that-is-long-enough',
    },
  });
  return stdout;
}
