/// <reference types="vite/client" />

/** Texts, compiled from `src/messages` (vite/messages-plugin.ts). One table a language: all in one would weigh on every first visit. */
declare module 'virtual:messages' {
  type Catalogue = import('./messages/sections.ts').Catalogue;
  type Section = import('./messages/sections.ts').SectionName;
  interface SectionsFile {
    sections: Record<Section, () => Promise<{ default: Catalogue }>>;
  }
  export const languages: Record<import('../domain/languages.ts').Language, () => Promise<SectionsFile>>;
}

/** One section in every language, uncompiled. */
declare module 'virtual:messages/all/foods' {
  export const languages: Record<
    import('../domain/languages.ts').Language,
    import('./messages/sections.ts').Sections['foods']
  >;
}

declare module 'virtual:icon-sprite' {
  export const spriteUrl: string;
  /** By name, the path data of the few icons that pages hold inline instead of in the sprite. */
  export const drawnInPlace: Partial<Record<string, string>>;
}
