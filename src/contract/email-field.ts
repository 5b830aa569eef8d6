import * as z from 'zod/mini';
import { MAX } from '../domain/limits.ts';
import { isEmail, plainEmail } from '../domain/people/email.ts';

/** A typed e-mail address. Messages are names of sentences: browser and server look the sentence up in the reader's language. */
export const emailField = z
  .string('email_required')
  .check(
    z.overwrite(plainEmail),
    z.minLength(1, 'email_required'),
    z.maxLength(MAX.email, 'email_invalid'),
    z.refine(isEmail, 'email_invalid'),
  );
