/// <reference types="vite/client" />

declare module 'virtual:icon-sprite' {
  export const spriteUrl: string;
  /** By name, the path data of the few icons that pages hold inline instead of in the sprite. */
  export const drawnInPlace: Partial<Record<string, string>>;
}
