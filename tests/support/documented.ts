import type { OpenAPIV3_1 } from 'openapi-types';

interface Seen {
  method: string;
  /** Below /api/v1. */
  url: string;
  status: number;
  /** The code of a problem document; undefined for any other answer. */
  code: string | undefined;
}

type Responses = Record<string, { content?: Record<string, { examples?: Record<string, unknown> }> }>;

/** Says which status or problem code of an answer the API's document does not list for its operation; null: it lists both. */
export function undocumented(document: OpenAPIV3_1.Document, { method, url, status, code }: Seen): string | null {
  const responses = responsesOf(document, method, url.split('?')[0] ?? '');
  // The router itself answers 414, to a path that matches no operation.
  if (!responses || status >= 500 || status === 414) return null;
  const response = responses[status];
  if (!response) return `${method} ${url} answered ${status} ${code ?? ''}, which its document does not list`;
  const codes = Object.keys(response.content?.['application/problem+json']?.examples ?? {});
  if (status < 400 || codes.includes(code ?? '')) return null;
  return `${method} ${url} answered ${status} "${code}"; its document lists ${codes.join(', ')}`;
}

function responsesOf(document: OpenAPIV3_1.Document, method: string, path: string): Responses | null {
  const asked = path.split('/').filter(Boolean);
  const fits = (template: string) => {
    const parts = template.replace('/api/v1', '').split('/').filter(Boolean);
    return parts.length === asked.length && parts.every((part, at) => part.startsWith('{') || part === asked[at]);
  };
  // Of two that match, the one with fewer variables, as in the router.
  const [found] = Object.keys(document.paths ?? {})
    .filter(fits)
    .sort((a, b) => a.split('{').length - b.split('{').length);
  const item = found ? (document.paths?.[found] as Record<string, { responses: Responses }>) : undefined;
  return item?.[method.toLowerCase()]?.responses ?? null;
}
