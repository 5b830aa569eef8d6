import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { TestApp } from './test-app.ts';
import { TRATTORIA } from './test-app.ts';

/** The reference library's client, at a restaurant's `/mcp`. Its requests reach the real app without a network. */
export async function connectClient(
  { app }: TestApp,
  { host = TRATTORIA, language = 'en' }: { host?: string; language?: string } = {},
): Promise<Client> {
  const client = new Client({ name: 'servery-tests', version: '1.0.0' });
  const transport = new StreamableHTTPClientTransport(new URL(`http://${host}/mcp`), {
    fetch: async (url, init) => {
      const asked = new Request(url, init);
      const answer = await app.inject({
        method: asked.method as 'POST',
        url: new URL(asked.url).pathname,
        headers: { ...Object.fromEntries(asked.headers), host, 'accept-language': language },
        payload: await asked.text(),
      });
      const body = [202, 204].includes(answer.statusCode) ? null : answer.rawPayload.toString();
      return new Response(body, { status: answer.statusCode, headers: answer.headers as Record<string, string> });
    },
  });
  await client.connect(transport);
  return client;
}

/** Calls a tool, and resolves to its structured answer. Throws what it refused with. */
// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever it expects of a tool's answer
export async function callTool(client: Client, name: string, args: Record<string, unknown> = {}): Promise<any> {
  const { isError, content, structuredContent } = await client.callTool({ name, arguments: args });
  if (isError) throw new Error(JSON.stringify(content));
  return structuredContent;
}
