/// <reference types="vite/client" />

declare module 'virtual:icon-sprite' {
  export const spriteUrl: string;
}
