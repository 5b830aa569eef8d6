import { z } from 'zod';

/** The answer of a 204. */
export const noContent = z.undefined().describe('Nothing');
