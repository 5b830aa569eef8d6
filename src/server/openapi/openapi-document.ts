import { CachedAnswer } from '../platform/cache/cached-answer.ts';
import type { App } from '../platform/http/app.ts';

/** The API's document as an answer, written when it is first asked for: it is the same as long as the process runs. */
export function openapiDocument(app: App): () => CachedAnswer {
  let written: CachedAnswer | undefined;
  return () => {
    written ??= new CachedAnswer(JSON.stringify(app.swagger()), 'openapi');
    return written;
  };
}
