import * as z from 'zod/mini';

export const staffDomains = z.object({
  domains: z.array(
    z.object({
      host: z.string(),
      /** Letters lead there. */
      isPrimary: z.boolean(),
    }),
  ),
});
export const staffDomainsAnswer = z.object({ data: staffDomains });

/** As it is typed into an address bar; letters of any alphabet. */
export const domainInput = z.object({
  host: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(253, 'too_long')),
});
export const domainParams = z.object({ host: z.string().check(z.maxLength(253)) });

export type StaffDomains = z.infer<typeof staffDomains>;
export type DomainInput = z.infer<typeof domainInput>;
