import { buildIfStale } from './build.ts';

process.env['NODE_ENV'] ??= 'production';
await buildIfStale();
await import('../src/server/main.ts');
