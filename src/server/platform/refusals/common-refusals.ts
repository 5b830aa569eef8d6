import { defineRefusals } from './refusal.ts';

/** Refusals that any route may answer, whatever its subject. */
export const commonRefusals = defineRefusals({
  invalid_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  account_needed: 403,
  key_not_admitted: 403,
  key_lacks_scope: 403,
  not_found: 404,
  method_not_allowed: 405,
  unknown_host: 404,
  too_many_requests: 429,
  too_busy: 503,
  internal: 500,
  unavailable: 503,
  // 502 and not 503: it makes nginx send the request to another process, while 503 is passed on to the client
  // (deploy/nginx.conf.template, decision 016).
  restarting: 502,
});
