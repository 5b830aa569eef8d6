import { writeFileSync } from 'node:fs';
import { startTestApp } from '../support/test-app.ts';
import { recordCalls } from './record-calls.ts';

/** Regenerates the examples of the API's document: `node tests/generate/record-examples.ts`. */
const test = await startTestApp('sqlite');
const examples = await recordCalls(test);
writeFileSync('src/server/openapi/examples.json', `${JSON.stringify(examples, null, 2)}\n`);
await test.close();
