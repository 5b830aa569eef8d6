import { domainInput, domainParams, staffDomainsAnswer } from '../staff/staff-domains.ts';
import { endpoint } from './endpoint.ts';

export const listDomains = endpoint('GET', '/staff/domains', {
  needs: 'domains',
  summary: 'List the restaurant’s domains, the primary one first',
  answer: staffDomainsAnswer,
});

export const addDomain = endpoint('POST', '/staff/domains', {
  needs: 'domains',
  summary: 'Add a domain to the restaurant',
  body: domainInput,
  answer: staffDomainsAnswer,
  status: 201,
  refusals: ['domain_invalid', 'domain_taken', 'too_many_domains'],
});

export const removeDomain = endpoint('DELETE', '/staff/domains/:host', {
  needs: 'domains',
  summary: 'Remove a domain, unless it is the last one',
  params: domainParams,
  answer: staffDomainsAnswer,
  refusals: ['not_found', 'last_domain'],
});

export const makeDomainPrimary = endpoint('PUT', '/staff/domains/:host/primary', {
  needs: 'domains',
  summary: 'Make a domain the primary one, which links in e-mails use',
  params: domainParams,
  answer: staffDomainsAnswer,
  refusals: ['not_found'],
});
