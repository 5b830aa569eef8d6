import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyReply } from 'fastify';
import { mcpServer } from './mcp-server.ts';
import type { ToolCaller } from './tools/tool.ts';

/** Headers by which the protocol is spoken. Of all others the library needs to know nothing. */
const ASKED = /^(accept|content-type|mcp-.*)$/;

/**
 * Answers one message of the Model Context Protocol by streamable HTTP, without a session: each has all that it needs, so that any process
 * can answer it, and nothing stays open.
 */
export async function answerMcp(caller: ToolCaller, reply: FastifyReply): Promise<FastifyReply> {
  const { request, services } = caller;
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    ASKED.test(name) && typeof value === 'string' ? [[name, value]] : [],
  );
  const handler = createMcpHandler(() => mcpServer(caller), {
    maxSubscriptions: 0,
    keepAliveMs: 0,
    onerror: (error) => services.log.warn({ err: error }, 'a message to assistants’ tools was refused'),
  });
  const asked = new Request(new URL(request.url, caller.origin), { method: 'POST', headers });
  const answer = await handler.fetch(asked, { parsedBody: request.body });
  const body = await answer.text();
  await handler.close();
  const type = answer.headers.get('content-type');
  return reply
    .code(answer.status)
    .headers(type ? { 'content-type': type } : {})
    .serializer((payload: unknown) => payload as string)
    .send(body);
}
