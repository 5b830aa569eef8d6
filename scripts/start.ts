import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { buildIfStale } from './build.ts';

// Saves a third of a start's CPU time, so that a restaurant is back sooner after a crash.
enableCompileCache('.cache/compiled');
process.env['NODE_ENV'] ??= 'production';
await buildIfStale();
// Keeps V8 from growing the young generation by 25 to 50 MB for good: objects that survive the start look like heavy load to it.
setFlagsFromString('--semi-space-growth-factor=1');
await import('../src/server/main.ts');
setFlagsFromString('--semi-space-growth-factor=2');
