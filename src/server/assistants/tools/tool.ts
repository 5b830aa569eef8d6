import type { FastifyRequest } from 'fastify';
import type { Services } from '../../services.ts';
import type { Asker } from '../checkouts/change-checkouts.ts';

/** What a tool knows of who calls it. */
export interface ToolCaller extends Asker {
  services: Services;
  request: FastifyRequest;
}

/** The hints of a tool that only reads. It knows this one restaurant, nothing of the world outside. */
export const READS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
} as const;

/** What a tool answers: the same as data, and as text for clients that read only text. */
export function structured<T extends object>(answer: T) {
  return { content: [{ type: 'text' as const, text: JSON.stringify(answer) }], structuredContent: { ...answer } };
}
