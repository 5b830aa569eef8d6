/// <reference types="vite/client" />

declare module 'virtual:icon-sprite' {
  export const spriteUrl: string;
  /** By name, the path of icons that are drawn in the page. */
  export const drawnInPlace: Partial<Record<string, string>>;
}
