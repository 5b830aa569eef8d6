import { spawnSync } from 'node:child_process';

// TypeScript 7 checks types; the package `typescript` stays at version 6 for tools that need its API (decision 003).
const TSC = 'node_modules/typescript-7/bin/tsc';
const projects = ['domain', 'server', 'web', 'worker', 'tests'];

const failed = projects.filter(
  (name) => spawnSync('node', [TSC, '-p', `tsconfig.${name}.json`], { stdio: 'inherit' }).status !== 0,
);
process.exit(failed.length ? 1 : 0);
