import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { acceptedEncoding, type Encoding, isKnown } from '../http/negotiate.ts';
import { sha256 } from '../ids/ids.ts';
import { brotli, gzipped } from './compress.ts';

/** Schema of a 304's body, which is empty. */
export const notModified = z.undefined();

const MIN_COMPRESSED = 1024;
const BROTLI_QUALITY = 5;
const compress: Record<Encoding, (body: Buffer) => Promise<Buffer>> = {
  br: (body: Buffer) => brotli(body, BROTLI_QUALITY),
  gzip: gzipped,
};

/**
 * An answer that is the same for every client: serialised once, and compressed once per encoding when a client first asks for it.
 */
export class CachedAnswer {
  readonly etag: string;
  readonly body: Buffer;
  readonly type: string;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  /** The ETag is made of `version` and a hash of the text, which is short because documents carry some of them as data. */
  constructor(text: string, version: string, type = 'application/json; charset=utf-8') {
    this.body = Buffer.from(text);
    this.etag = `"${version}-${sha256(this.body).slice(0, 8)}"`;
    this.type = type;
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    let made = this.#compressed.get(encoding);
    if (!made) {
      made = compress[encoding](this.body);
      this.#compressed.set(encoding, made);
    }
    return made;
  }
}

/** Sends the answer, in the best encoding that the client accepts; 304 if the client's If-None-Match names it. */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CachedAnswer,
): Promise<FastifyReply> {
  reply.headers({
    etag: answer.etag,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, accept-language, host',
  });
  if (isKnown(request.headers['if-none-match'], answer.etag)) return reply.code(304).send();
  reply.type(answer.type);
  const encoding = answer.body.length < MIN_COMPRESSED ? null : acceptedEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(answer.body);
  return reply.header('content-encoding', encoding).send(await answer.encoded(encoding));
}
