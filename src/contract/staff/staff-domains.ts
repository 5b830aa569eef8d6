import * as z from 'zod/mini';

export const staffDomains = z.object({
  domains: z.array(
    z.object({
      host: z.string(),
      /** Whether links in mails use this domain. */
      isPrimary: z.boolean(),
    }),
  ),
});
export const staffDomainsAnswer = z.object({ data: staffDomains });

/** As typed into an address bar, in any alphabet. */
export const domainInput = z.object({
  host: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(253, 'too_long')),
});
export const domainParams = z.object({ host: z.string().check(z.maxLength(253)) });

export type StaffDomains = z.infer<typeof staffDomains>;
export type DomainInput = z.infer<typeof domainInput>;
