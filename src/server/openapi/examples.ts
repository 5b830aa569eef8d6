import { readFileSync } from 'node:fs';
import type { OpenAPIV3_1 } from 'openapi-types';

/** A recorded call of an operation. */
export interface RecordedCall {
  /** Path, query and header parameters by name. */
  parameters: Record<string, unknown>;
  body?: unknown;
  status: number;
  answer?: unknown;
}

/** By operation id. `node tests/generate/record-examples.ts` writes the file. */
const recorded: Record<string, RecordedCall> = JSON.parse(
  readFileSync(new URL('examples.json', import.meta.url), 'utf8'),
);

type Media = Record<string, OpenAPIV3_1.MediaTypeObject>;

/** Adds the recorded call to an operation as its example. */
export function addExamples(operation: OpenAPIV3_1.OperationObject): void {
  const call = recorded[operation.operationId ?? ''];
  if (!call) return;
  for (const parameter of operation.parameters ?? []) {
    if ('name' in parameter && parameter.name in call.parameters) parameter.example = call.parameters[parameter.name];
  }
  if (operation.requestBody && 'content' in operation.requestBody) show(operation.requestBody.content, call.body);
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    // Shown at every 2xx status: 200 for a repeated order has the same body as 201 for the first one.
    if (status.startsWith('2') && 'content' in response) show(response.content as Media, call.answer);
  }
}

function show(content: Media, example: unknown): void {
  if (example !== undefined) for (const media of Object.values(content)) media.example = example;
}
