/** Every endpoint by its name, which is its `operationId` in the API's document. */
export * from './fees.ts';
