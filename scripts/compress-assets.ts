import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSED = /\.(js|css|svg|json)$/;

/** Writes a .br and a .gz file beside each text file, so that serving them takes no CPU time for compression. */
export async function compressAssets(dir: string): Promise<void> {
  for (const name of readdirSync(dir).filter((file) => COMPRESSED.test(file))) {
    const file = join(dir, name);
    const text = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}
