import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { Config } from './config.ts';
import { answerExpectation } from './http/broken-requests.ts';
import { connectionLimits } from './http/connection-limits.ts';

/** Answers the request and returns true, or leaves it to the next one. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** The Fastify option that creates Node's server. Each request goes to `first`, in this order, and then to Fastify. */
export function httpServer(config: Config, first: RequestHandler[]): FastifyServerFactory {
  const { options, silentMs, maxConnections } = connectionLimits(config);
  return (fastify) => {
    const server = createServer(options, (request, response) => {
      if (!first.some((answer) => answer(request, response))) fastify(request, response);
    });
    server.on('checkExpectation', answerExpectation);
    server.setTimeout(silentMs);
    server.maxConnections = maxConnections;
    return server;
  };
}
