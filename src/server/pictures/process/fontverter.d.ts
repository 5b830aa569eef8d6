declare module 'fontverter' {
  export function convert(font: Buffer, to: 'truetype'): Promise<Buffer>;
}
