import { readFileSync } from 'node:fs';
import type { OpenAPIV3_1 } from 'openapi-types';

/** One call as it really went. */
export interface RecordedCall {
  /** By name: parts of the path, questions and headers. */
  parameters: Record<string, unknown>;
  body?: unknown;
  status: number;
  answer?: unknown;
}

/** By operation; `node tests/generate/record-examples.ts` writes them. */
const recorded: Record<string, RecordedCall> = JSON.parse(
  readFileSync(new URL('examples.json', import.meta.url), 'utf8'),
);

type Media = Record<string, OpenAPIV3_1.MediaTypeObject>;

/** Shows in an operation how one call of it went. */
export function addExamples(operation: OpenAPIV3_1.OperationObject): void {
  const call = recorded[operation.operationId ?? ''];
  if (!call) return;
  for (const parameter of operation.parameters ?? []) {
    if ('name' in parameter && parameter.name in call.parameters) parameter.example = call.parameters[parameter.name];
  }
  if (operation.requestBody && 'content' in operation.requestBody) show(operation.requestBody.content, call.body);
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    // A repeated order is answered with 200 as the first one was with 201.
    if (status.startsWith('2') && 'content' in response) show(response.content as Media, call.answer);
  }
}

function show(content: Media, example: unknown): void {
  if (example !== undefined) for (const media of Object.values(content)) media.example = example;
}
