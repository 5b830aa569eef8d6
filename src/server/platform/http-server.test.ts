import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { logging } from './http/logging.ts';
import { httpServer } from './http-server.ts';
import { answerProblem } from './refusals/problems.ts';

it('nothing is wrong where a visitor leaves before the first byte of a file', async () => {
  const lines: string[] = [];
  const log = new PassThrough().on('data', (line) => lines.push(`${line}`));
  const config = readConfig({ LOG_LEVEL: 'info' });
  const app = Fastify({ ...logging(config, log), serverFactory: httpServer(config, []) });
  app.setErrorHandler(answerProblem);
  const asked = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  app.get('/file', (_request, reply) => {
    reply.raw.once('close', () => setImmediate(left.resolve));
    asked.resolve();
    return reply.send(new PassThrough());
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const visitor = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  visitor.write('GET /file HTTP/1.1\r\nHost: a\r\n\r\n');
  await asked.promise;
  visitor.destroy();
  await left.promise;
  await app.close();
  expect(lines.filter((line) => /"level":[4-6]0/.test(line))).toEqual([]);
});
