import { z } from 'zod';

/** Schema of a 204's body, which is empty. */
export const noContent = z.undefined().describe('Nothing');
