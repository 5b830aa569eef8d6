import { enableCompileCache } from 'node:module';
import { buildIfStale } from './build.ts';

// A start takes a third less CPU: after a crash, the restaurant is back sooner.
enableCompileCache('.cache/compiled');
process.env['NODE_ENV'] ??= 'production';
await buildIfStale();
await import('../src/server/main.ts');
